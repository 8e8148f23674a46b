/** Moves the focus to the heading when the content changes and the focused control is gone with the old one. */
import { useEffect, useRef } from "react";
import { focusHeading } from "./focusHeading";

/** `shown` identifies the content: a search, a version of a job. */
export function useFocusHeadingOnChange(shown: string): void {
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    // A ticked filter keeps the focus.
    if (document.activeElement !== document.body) return;
    focusHeading();
  }, [shown]);
}
