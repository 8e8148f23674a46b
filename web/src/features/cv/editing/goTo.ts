/** Brings a section into view, with the focus in its first field or the named one. */
export function goTo(section: string, field?: string): void {
  const place = document.getElementById(section);
  const control = place?.querySelector<HTMLElement>(field ? `[name="${field}"]` : "input, textarea, button");
  place?.scrollIntoView?.({ block: "start" });
  control?.focus({ preventScroll: true });
}
