/** Left and right arrow keys of a page, for its previous and next. */
import { useEffect, useRef } from "react";

export interface ArrowKeys {
  readonly onLeft?: (() => void) | undefined;
  readonly onRight?: (() => void) | undefined;
}

/** Elements in which arrow keys have a meaning of their own: typing, choosing, dialogs. */
const OWN_ARROWS =
  "input, textarea, select, audio, video, [contenteditable], [role=textbox], [role=slider], [role=radiogroup], " +
  "[role=listbox], [role=menu], [role=tablist], [role=dialog], [role=alertdialog]";

export function useArrowKeys(keys: ArrowKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = actionOf(event, latest.current);
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

/** Finds the action of a key; none with a modifier, since Alt and an arrow is the browser's Back. */
function actionOf(event: KeyboardEvent, { onLeft, onRight }: ArrowKeys): (() => void) | undefined {
  const { key, target } = event;
  if (event.defaultPrevented || event.isComposing) return undefined;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  if (target instanceof Element && target.closest(OWN_ARROWS)) return undefined;
  if (key === "ArrowLeft") return onLeft;
  return key === "ArrowRight" ? onRight : undefined;
}
