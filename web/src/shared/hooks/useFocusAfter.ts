/** A page that shows something else takes away what was pressed for it: then the focus goes to its heading. */
import { useEffect, useRef } from "react";
import { focusHeading } from "./focusHeading";

/** `shown` says what the page shows: a search, a wording of an ad. */
export function useFocusAfter(shown: string): void {
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    // A filter that was ticked still has the focus, and keeps it.
    if (document.activeElement !== document.body) return;
    focusHeading();
  }, [shown]);
}
