/** Leaves for the employer's page after tracking it; the current page is replaced in the history. */
import { useCallback, useRef } from "react";
import { useTrackPageVisitMutation } from "@/shared/api/generated";

/** Milliseconds to wait for tracking. */
const TIMEOUT = 400;

export function useLeaveSite(jobId: number, target: string, leave = (to: string) => location.replace(to)) {
  const [track] = useTrackPageVisitMutation();
  const isLeaving = useRef(false);
  return useCallback(() => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    const tracked = track({ source: "apply-external", pageVisit: { jobId } });
    const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT));
    void Promise.race([tracked, timeout]).finally(() => {
      leave(target);
      // A page restored from the back-forward cache may leave again.
      isLeaving.current = false;
    });
  }, [jobId, target, track, leave]);
}
