/** Optimistic updates of a job's user info in every cached list. */
import type { UnknownAction } from "@reduxjs/toolkit";
import type { ApiDispatch } from "@/shared/api/context";
import { generatedApi, type JobCard, type JobUserInfo } from "@/shared/api/generated";
import { jobsApi } from "./api";

type Undo = () => void;
type ApiState = Parameters<typeof jobsApi.util.selectCachedArgsForQuery>[0];

/** Patches the user info wherever the job is cached; returns the undo. */
export function patchUserInfo(jobId: number, change: Partial<JobUserInfo>) {
  return (dispatch: ApiDispatch, getState: () => unknown): Undo => {
    const state = getState() as ApiState;
    const mark = (jobs: readonly JobCard[]) => {
      for (const job of jobs) if (job.id === jobId) Object.assign(job.userInfo, change);
    };
    const patches = [
      ...jobsApi.util.selectCachedArgsForQuery(state, "jobPages").map((filters) =>
        jobsApi.util.updateQueryData("jobPages", filters, ({ pages }) => {
          for (const { items } of pages) mark(items);
        }),
      ),
      ...jobsApi.util.selectCachedArgsForQuery(state, "featuredPages").map((all) =>
        jobsApi.util.updateQueryData("featuredPages", all, ({ pages }) => {
          for (const { items } of pages) mark(items);
        }),
      ),
      ...generatedApi.util
        .selectCachedArgsForQuery(state, "searchFeaturedJobs")
        .map((filters) =>
          generatedApi.util.updateQueryData("searchFeaturedJobs", filters, ({ items }) => mark(items)),
        ),
      ...generatedApi.util
        .selectCachedArgsForQuery(state, "listSavedJobs")
        .map((args) =>
          generatedApi.util.updateQueryData("listSavedJobs", args, ({ items }) =>
            mark(items.map(({ job }) => job)),
          ),
        ),
      ...generatedApi.util.selectCachedArgsForQuery(state, "getJob").map((args) =>
        generatedApi.util.updateQueryData("getJob", args, (job) => {
          mark([job, ...job.similar]);
        }),
      ),
    ];
    const done = patches.map(
      (patch) => dispatch(patch as unknown as UnknownAction) as unknown as { undo: Undo },
    );
    return () => {
      for (const { undo } of done) undo();
    };
  };
}
