/** A chronicle as this page knows it: asked for when it opens, when somebody comes back to it, and now and then. */

import { Refusal, chronicleInfo } from "../lib/api";
import type { ChronicleInfo } from "../lib/protocol";
import { known } from "./ring";

const OFTEN = 4_000; // ms between looks while a night is being played
const SELDOM = 4; // only each so often while none is

export class Chronicle {
  info = $state.raw<ChronicleInfo | null>(null);
  refusal = $state.raw<Refusal | null>(null); // there is no such chronicle, or it is not for us
  isAway = $state(false); // the server does not answer: what is shown is how it stood

  constructor(readonly name: string) {}

  /** The secret of its link. */
  get key(): string {
    return known(this.name)?.key ?? "";
  }

  /** Ask how it stands. */
  async look(): Promise<void> {
    try {
      this.info = await chronicleInfo(this.name, this.key);
      this.isAway = false;
    } catch (error) {
      if (error instanceof Refusal && !this.info) this.refusal = error;
      else this.isAway = true;
    }
  }

  /** Look now and then, but only while somebody looks at the page; the answer ends it. */
  follow(): () => void {
    const lookIfSeen = (): void => {
      if (!document.hidden) void this.look();
    };
    void this.look();
    let rounds = 0;
    const timer = setInterval(() => {
      if (this.info?.nights.length || ++rounds % SELDOM === 0) lookIfSeen();
    }, OFTEN);
    document.addEventListener("visibilitychange", lookIfSeen);
    addEventListener("online", lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", lookIfSeen);
      removeEventListener("online", lookIfSeen);
    };
  }
}
