/** A page that is older than its server: a part that it loads late may be gone, and the page is loaded anew to have it. */

const LAST = "lootkeep-renewed";
const PAUSE = 60_000; // ms in which it is tried once

/** Load the page anew, if its server is there and that was not just done; all that is played is kept by the server. */
export async function renew(now: number = Date.now()): Promise<void> {
  if (now - Number(sessionStorage.getItem(LAST) ?? -PAUSE) < PAUSE) return;
  const answer = await fetch(location.href, { method: "HEAD" }).catch(() => null);
  if (!answer?.ok) return;
  sessionStorage.setItem(LAST, String(now));
  location.reload();
}

/** Do so whenever a part is missing. */
export function renewWhenOld(): void {
  addEventListener("vite:preloadError", () => void renew());
}
