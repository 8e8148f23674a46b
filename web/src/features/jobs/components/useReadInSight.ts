/** Back at the list by a link: the ad that was read is in sight, and has the focus. */
import { type RefObject, useLayoutEffect } from "react";
import { usePlaceKept } from "@/shared/hooks/usePlaceKept";

export function useReadInSight(area: RefObject<Element | null>, isOn: boolean): void {
  const read = usePlaceKept()?.read;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page is new
  useLayoutEffect(() => {
    if (!isOn || read === undefined) return;
    const job = area.current?.querySelector(`[data-job="${read}"]`);
    // A list that has moved on no longer holds it; then one begins at its top.
    if (!job) return window.scrollTo(0, 0);
    job.scrollIntoView({ block: "center" });
    job.querySelector("a")?.focus({ preventScroll: true });
  }, []);
}
