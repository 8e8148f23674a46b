/** Moves the focus to the page's heading, so that screen readers announce where one is. */
export function focusHeading(): void {
  const main = document.getElementById("main");
  const target = main?.querySelector("h1") ?? main;
  target?.setAttribute("tabindex", "-1");
  target?.focus({ preventScroll: true });
}
