/** Tells that an ad was opened, once, and marks it as seen in the lists that are open here. */
import { useEffect } from "react";
import { useDispatch } from "react-redux";
import type { ApiDispatch } from "@/shared/api/context";
import { useTrackPageVisitMutation } from "@/shared/api/generated";
import { markJob } from "./marks";

export function useVisitOf(jobId: number, source: string): void {
  const [track] = useTrackPageVisitMutation();
  const dispatch = useDispatch<ApiDispatch>();
  useEffect(() => {
    // Nobody waits for it, and nothing is lost when it does not get through.
    void track({ source, pageVisit: { jobId } });
    dispatch(markJob(jobId, { isSeen: true }));
  }, [track, dispatch, jobId, source]);
}
