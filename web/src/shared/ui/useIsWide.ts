/** Whether there is room for a list with a job beside it; false on the server and during hydration. */
import { useSyncExternalStore } from "react";
import { isWide, wideQuery } from "./breakpoints";

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false);
}

function subscribe(onChange: () => void): () => void {
  const query = wideQuery();
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
