/** Words in bubbles at the seats, for as long as it takes to read them: what people say, and what bots mutter. */

import type { Box } from "../table/anchors";

export interface Bubble {
  key: number;
  seat: number;
  text: string;
  place: Box | null; // null: it is yet to be measured
}

const READ = { least: 2500, each: 60, most: 8000 }; // ms for a bubble, and for each character
const MOST_TEXT = 90; // characters; all of it is in the chat

export class Bubbles {
  all = $state.raw<Bubble[]>([]);
  private count = 0;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  /** Let somebody say something; what they said before goes. */
  say(seat: number, words: string): void {
    const text = words.length > MOST_TEXT ? `${words.slice(0, MOST_TEXT - 1)}…` : words;
    const key = this.count++;
    this.all = [...this.all.filter((each) => each.seat !== seat), { key, seat, text, place: null }];
    const timer = setTimeout(
      () => {
        this.timers.delete(timer);
        this.all = this.all.filter((each) => each.key !== key);
      },
      Math.min(READ.most, READ.least + READ.each * text.length),
    );
    this.timers.add(timer);
  }

  /** Where a bubble stands; where there is no room for it, it is not seen. */
  put(key: number, place: Box | null): void {
    this.all = this.all.flatMap((each) => (each.key !== key ? [each] : place ? [{ ...each, place }] : []));
  }

  end(): void {
    this.timers.forEach(clearTimeout);
  }
}
