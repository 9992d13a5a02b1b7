// A small card game for boardgame.io: draw cards, play them for loot, or steal; two actions a turn, ten loot win.

const GOAL = 10;
const VALUES = [0, 0, 1, 1, 1, 2];

exports.hoard = {
  name: "hoard",
  disableUndo: true,

  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: 60 }, (_, card) => card));
    return {
      deck,
      graveyard: [],
      hands: Array.from({ length: ctx.numPlayers }, () => deck.splice(-4)),
      loot: Array(ctx.numPlayers).fill(0),
    };
  },

  turn: { minMoves: 2, maxMoves: 2 },

  moves: {
    draw: ({ G, playerID, random }) => {
      if (G.deck.length === 0) {
        G.deck = random.Shuffle(G.graveyard);
        G.graveyard = [];
      }
      if (G.deck.length > 0) G.hands[playerID].push(G.deck.pop());
    },
    play: ({ G, playerID }, index) => {
      const [card] = G.hands[playerID].splice(index, 1);
      G.graveyard.push(card);
      G.loot[playerID] += VALUES[card % VALUES.length];
    },
    steal: ({ G, playerID }, victim) => {
      G.loot[victim] -= 1;
      G.loot[playerID] += 1;
    },
  },

  endIf: ({ G }) => {
    const winner = G.loot.findIndex((loot) => loot >= GOAL);
    return winner < 0 ? undefined : { winner };
  },
};

// Everything the current player may do, as [move, ...arguments].
exports.choices = (G, ctx) => {
  const player = Number(ctx.currentPlayer);
  const list = [["draw"]];
  G.hands[player].forEach((_, index) => list.push(["play", index]));
  const richest = Math.max(...G.loot.filter((_, seat) => seat !== player));
  G.loot.forEach((loot, seat) => {
    if (seat !== player && loot > 0 && loot === richest) list.push(["steal", seat]);
  });
  return list;
};
