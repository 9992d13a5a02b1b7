/** Somebody whom the table waits for and who is not there: how long, and who may let a bot play for them. */

import { LONG_AWAY, type SeatInfo } from "../lib/protocol";
import { isPlayed } from "../lib/seats";

/** The person who has to decide and is not there; nothing if they are, or a bot decides. */
export function absentee(seats: SeatInfo[], actor: number | null): SeatInfo | null {
  const seat = actor === null ? undefined : seats[actor];
  return seat && isPlayed(seat) && seat.away !== null ? seat : null;
}

/** Whether I am one of those who may let a bot play for somebody: the host, and whoever plays. */
export function mayReplace(table: { host: boolean; mine: number[]; info: { seats: SeatInfo[] } }): boolean {
  return table.host || table.mine.some((seat) => isPlayed(table.info.seats[seat]!));
}

/** Whether it is time to ask what is to be done: somebody has been away for long, and for as long since I chose to wait. */
export function isLong(away: number, waited: number): boolean {
  return away - waited >= LONG_AWAY;
}

const NOTICED = 5; // seconds that somebody has to be away to be greeted when they come back

/** Notes who leaves the table, and tells who has come back to it. */
export class Presence {
  private left = new Map<number, number>(); // seat -> when, in ms

  /** Those who are back, as the table's news tell; who only blinked was never away. */
  backs(seats: readonly SeatInfo[], now = performance.now()): number[] {
    return seats.flatMap((seat) => {
      if (seat.who !== "person") return [];
      const since = this.left.get(seat.seat);
      if (!seat.online || seat.stands_in) {
        if (since === undefined) this.left.set(seat.seat, now - (seat.away ?? 0) * 1000);
        return [];
      }
      this.left.delete(seat.seat);
      return since !== undefined && now - since >= NOTICED * 1000 ? [seat.seat] : [];
    });
  }
}
