/** What scripts need to know of the screen; style sheets have the words of styles/breakpoints.css. */

export const PHONE = "(width <= 720px)"; // as `--phone` there
export const SLIM = "(width <= 900px)"; // as `--slim`
export const SMALL = "(width <= 1180px)"; // as `--small`

export function isPhone(): boolean {
  return matchMedia(PHONE).matches;
}

/** Whether a host's name leads nobody but this machine to the server. */
export function isOwnMachine(host: string): boolean {
  return host === "localhost" || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}
