/** Draft of the filters: shown immediately, applied after 250 ms without a change. */

import { useEffect, useRef, useState } from "react";
import type { JobFilters } from "@/shared/api/searches";
import { SELECT_DEBOUNCE } from "@/shared/constants";

export function useFilterDraft(filters: JobFilters, onSettled: (filters: JobFilters) => void) {
  const key = JSON.stringify(filters);
  const [base, setBase] = useState(key);
  const [draft, setDraft] = useState(filters);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address has changed, by a chip or by Back: the draft starts over.
  if (base !== key) {
    setBase(key);
    setDraft(filters);
  }
  const change = (next: JobFilters) => {
    setDraft(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSettled(next), SELECT_DEBOUNCE);
  };
  return [draft, change] as const;
}
