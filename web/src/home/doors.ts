/** The games behind the doors, as the home page presents them. */

export interface Game {
  id: string;
  icon: string; // on the keystone, and in lists of tables
  spirit: string; // the drawing beside the last of its three remarks
  minutes: number;
  seats: [fewest: number, most: number];
  usual: number; // seats of a game against bots
  editions: string[]; // to choose from at the door; none: as the box has it
  penances?: number[]; // the same: how Looks are borne, which is remembered
}

export const GAMES: readonly Game[] = [
  {
    id: "looterz",
    icon: "two-coins",
    spirit: "dice-six-faces-four",
    minutes: 15,
    seats: [2, 6],
    usual: 4,
    editions: ["dragon", "rigor"],
  },
  {
    id: "kragmortha",
    icon: "evil-eyes",
    spirit: "tongue",
    minutes: 30,
    seats: [2, 8],
    usual: 4,
    editions: [],
    penances: [1, 0],
  },
  { id: "heroes", icon: "knight-banner", spirit: "shaking-hands", minutes: 45, seats: [1, 4], usual: 2, editions: [] },
];

/** The drawing that stands for a game. */
export function gameIcon(game: string): string {
  return GAMES.find((each) => each.id === game)?.icon ?? "meeple-group";
}
