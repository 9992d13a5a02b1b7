/** When the press began that is being answered: nobody answers what slid under their finger. */

export class Press {
  private began: number | null = null; // null: nothing is pressed, or nobody knows since when
  private repeats = false;

  constructor(private readonly now: () => number) {}

  /** Listen to the page, before anything on it does; gives back how to leave off. */
  listen(): () => void {
    const listener = new AbortController();
    const { signal } = listener;
    const begin = (): void => void (this.began = this.now());
    const end = (): void => void (this.began = null);
    addEventListener("pointerdown", begin, { capture: true, signal });
    addEventListener("pointercancel", end, { signal });
    addEventListener(
      "keydown",
      (event) => {
        this.repeats = event.repeat;
        if (!event.repeat) begin();
      },
      { capture: true, signal },
    );
    addEventListener("keyup", () => (this.repeats = false), { capture: true, signal });
    addEventListener("click", end, { signal }); // after all others: what a screen reader clicks was never pressed
    return () => listener.abort();
  }

  /** Whether a press may answer what was asked at a moment; a key that is held down never does. */
  mayAnswer(askedAt: number): boolean {
    return !this.repeats && (this.began ?? this.now()) >= askedAt;
  }
}
