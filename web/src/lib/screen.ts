/** What scripts need to know of the screen; style sheets have the words of styles/breakpoints.css. */

export const PHONE = "(width <= 720px)"; // as `--phone` there

export function isPhone(): boolean {
  return matchMedia(PHONE).matches;
}
