/** Filters while they are being chosen: shown at once, passed on when nothing was touched for 250 ms. */
import { useEffect, useRef, useState } from "react";
import type { JobFilters } from "@/shared/api/searches";

const SETTLED = 250;

export function useFilterDraft(filters: JobFilters, onSettled: (filters: JobFilters) => void) {
  const key = JSON.stringify(filters);
  const [draft, setDraft] = useState({ key, filters });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Another address, by a chip or by Back: that is what is shown now.
  const shown = draft.key === key ? draft.filters : filters;
  const change = (next: JobFilters) => {
    setDraft({ key, filters: next });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSettled(next), SETTLED);
  };
  return [shown, change] as const;
}
