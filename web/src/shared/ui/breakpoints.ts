/** Breakpoints for decisions in JavaScript; the same as in tokens.css. */
const LG = "(min-width: 1280px)";

/** Whether there is room for the split view. Browser only. */
export function isWide(): boolean {
  return window.matchMedia(LG).matches;
}
