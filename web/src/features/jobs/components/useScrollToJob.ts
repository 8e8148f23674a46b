/** After returning to the list by a link: scrolls to the job that was open and focuses it. */
import { type RefObject, useLayoutEffect } from "react";
import { useRestorePoint } from "@/shared/hooks/restorePoint";

export function useScrollToJob(area: RefObject<Element | null>, isOn: boolean): void {
  const read = useRestorePoint()?.jobId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page is new
  useLayoutEffect(() => {
    if (!isOn || read === undefined) return;
    const job = area.current?.querySelector(`[data-job="${read}"]`);
    // A list that has changed may not contain it any more; then it starts at its top.
    if (!job) return window.scrollTo(0, 0);
    job.scrollIntoView({ block: "center" });
    job.querySelector("a")?.focus({ preventScroll: true });
  }, []);
}
