/** Leads to the employer's page, after noting that somebody left for it. This page does not stay behind in the history. */
import { useCallback, useRef } from "react";
import { useTrackPageVisitMutation } from "@/shared/api/generated";

/** So long the note may take; nobody should wait for it. */
const PATIENCE = 400;

export function useLeaving(jobId: number, target: string, leave = (to: string) => location.replace(to)) {
  const [track] = useTrackPageVisitMutation();
  const isLeaving = useRef(false);
  return useCallback(() => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    const noted = track({ source: "apply-external", pageVisit: { jobId } });
    const enough = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    void Promise.race([noted, enough]).finally(() => {
      leave(target);
      // Whoever comes back to a page that the browser has kept may leave again.
      isLeaving.current = false;
    });
  }, [jobId, target, track, leave]);
}
