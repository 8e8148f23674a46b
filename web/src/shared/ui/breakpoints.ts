/** Widths at which the layout changes, for the few decisions that are not made in CSS. The same as in tokens.css. */
const LG = "(min-width: 1280px)";

/** Whether there is room for a list and an ad side by side. Only in the browser. */
export function isWide(): boolean {
  return window.matchMedia(LG).matches;
}
