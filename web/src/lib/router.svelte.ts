/** Which page is shown: addresses without reloading. */

export type Page =
  | { at: "home" }
  | { at: "table"; table: string }
  | { at: "replay"; table: string; ply: number | null }
  | { at: "first"; game: string; plays: boolean } // before the first game of a kind: what it is about, or its prologue
  | { at: "chronicles"; game: string } // to begin one of a game, or to go on
  | { at: "chronicle"; chronicle: string; scene: string | null }
  | { at: "rules"; game: string; rule: string | null }
  | { at: "editor" } // of a scenario of one's own
  | { at: "about" };

const here = $state<{ page: Page }>({ page: read() });

function read(): Page {
  const [first, second, third] = location.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === "t" && second) return { at: "table", table: second };
  if (first === "replay" && second) return { at: "replay", table: second, ply: third ? Number(third) : null };
  if (first === "first" && second) return { at: "first", game: second, plays: third === "prologue" };
  if (first === "rules" && second) return { at: "rules", game: second, rule: third ?? null };
  if (first === "chronicles" && second) return { at: "chronicles", game: second };
  if (first === "c" && second)
    return { at: "chronicle", chronicle: second, scene: new URLSearchParams(location.search).get("night") };
  if (first === "editor") return { at: "editor" };
  if (first === "about") return { at: "about" };
  return { at: "home" };
}

window.addEventListener("popstate", () => (here.page = read()));

/** The page that the address names. */
export function page(): Page {
  return here.page;
}

/** Go to an address of ours. */
export function go(path: string): void {
  history.pushState(null, "", path);
  here.page = read();
  window.scrollTo(0, 0);
}

/** For links: go there without reloading, unless a new tab is asked for. */
export function follow(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  const link = (event.currentTarget as HTMLAnchorElement).getAttribute("href");
  if (!link) return;
  event.preventDefault();
  go(link);
}
