/** Breakpoints for decisions in JavaScript; the same as in tokens.css. Browser only. */
const LG = "(min-width: 1280px)";

export function wideQuery(): MediaQueryList {
  return window.matchMedia(LG);
}

/** Whether there is room for the split view. */
export function isWide(): boolean {
  return wideQuery().matches;
}
