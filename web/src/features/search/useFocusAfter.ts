/** A new search takes away what was pressed for it (a chip, the search box): then the focus goes to the heading of the page. */
import { useEffect, useRef } from "react";
import type { JobFilters } from "@/shared/api/searches";

export function useFocusAfter(filters: JobFilters): void {
  const key = JSON.stringify(filters);
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    // A filter that was ticked still has the focus, and keeps it.
    if (document.activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [key]);
}
