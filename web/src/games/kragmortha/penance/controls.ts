/** The plate's controls without their looks: what presses mean, by a clock that is given. */

export type Side = "left" | "right";
export type Verdict = "done" | "miss" | "slip" | null; // null: go on

/** Two seals, together or one right after the other; the same twice, or too slow, is a miss. */
export class Cuffs {
  private first: { side: Side; at: number } | null = null;

  constructor(private readonly window: number) {}

  /** Which seal waits for the other. */
  get waiting(): Side | null {
    return this.first?.side ?? null;
  }

  press(side: Side, now: number): Verdict {
    const first = this.first;
    if (!first) {
      this.first = { side, at: now };
      return null;
    }
    const done = first.side !== side && now - first.at <= this.window;
    this.first = null;
    return done ? "done" : "miss";
  }

  /** The time is up for the second seal. */
  lapse(now: number): Verdict {
    if (!this.first || now - this.first.at <= this.window) return null;
    this.first = null;
    return "miss";
  }
}

/** Both ends of a card, left and then right; the middle is a slip. */
export class Claw {
  holds = false;

  press(part: Side | "middle"): Verdict {
    if (part === "middle") return "slip";
    if (part === "left") {
      this.holds = true;
      return null;
    }
    return this.holds ? "done" : null;
  }
}

/** A long press; letting go early is a miss. */
export class LongPress {
  private since: number | null = null;

  constructor(private readonly least: number) {}

  down(now: number): void {
    this.since ??= now;
  }

  /** Whether it has been held long enough, or was let go too soon. */
  check(now: number, held: boolean): Verdict {
    if (this.since === null) return null;
    if (now - this.since >= this.least) {
      this.since = null;
      return "done";
    }
    if (held) return null;
    this.since = null;
    return "miss";
  }
}

/** The third miss in a turn is a slip. */
export class Misses {
  private turn = -1;
  private count = 0;

  /** Count a miss; whether it was one too many. */
  add(turn: number): boolean {
    if (turn !== this.turn) [this.turn, this.count] = [turn, 0];
    this.count += 1;
    if (this.count < 3) return false;
    this.count = 0;
    return true;
  }
}
