/** Tracks that a job was opened, once, and marks it as seen in cached lists. */
import { useEffect } from "react";
import { useDispatch } from "react-redux";
import type { ApiDispatch } from "@/shared/api/context";
import { useTrackPageVisitMutation } from "@/shared/api/generated";
import { patchUserInfo } from "./userInfoCache";

export function useTrackJobVisit(jobId: number, source: string): void {
  const [track] = useTrackPageVisitMutation();
  const dispatch = useDispatch<ApiDispatch>();
  useEffect(() => {
    // Fire and forget.
    void track({ source, pageVisit: { jobId } });
    dispatch(patchUserInfo(jobId, { isSeen: true }));
  }, [track, dispatch, jobId, source]);
}
