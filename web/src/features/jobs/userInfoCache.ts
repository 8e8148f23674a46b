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
    // What could not be read is cached without data.
    const mark = (jobs: readonly JobCard[] = []) => {
      for (const job of jobs) if (job.id === jobId) Object.assign(job.userInfo, change);
    };
    const patches = [
      ...jobsApi.util
        .selectCachedArgsForQuery(state, "jobPages")
        .map((filters) =>
          jobsApi.util.updateQueryData("jobPages", filters, (list) =>
            mark(list?.pages.flatMap(({ items }) => items)),
          ),
        ),
      ...jobsApi.util
        .selectCachedArgsForQuery(state, "featuredPages")
        .map((perPage) =>
          jobsApi.util.updateQueryData("featuredPages", perPage, (list) =>
            mark(list?.pages.flatMap(({ items }) => items)),
          ),
        ),
      ...jobsApi.util
        .selectCachedArgsForQuery(state, "openJobs")
        .map((all) => jobsApi.util.updateQueryData("openJobs", all, (jobs) => mark(jobs?.newest))),
      ...generatedApi.util
        .selectCachedArgsForQuery(state, "listFeaturedJobs")
        .map((block) =>
          generatedApi.util.updateQueryData("listFeaturedJobs", block, (list) => mark(list?.items)),
        ),
      ...generatedApi.util
        .selectCachedArgsForQuery(state, "listRecommendedJobs")
        .map((args) =>
          generatedApi.util.updateQueryData("listRecommendedJobs", args, (list) =>
            mark(list?.items.map(({ job }) => job)),
          ),
        ),
      ...generatedApi.util
        .selectCachedArgsForQuery(state, "searchFeaturedJobs")
        .map((filters) =>
          generatedApi.util.updateQueryData("searchFeaturedJobs", filters, (list) => mark(list?.items)),
        ),
      ...generatedApi.util
        .selectCachedArgsForQuery(state, "listSavedJobs")
        .map((args) =>
          generatedApi.util.updateQueryData("listSavedJobs", args, (list) =>
            mark(list?.items.map(({ job }) => job)),
          ),
        ),
      ...generatedApi.util
        .selectCachedArgsForQuery(state, "getJob")
        .map((args) =>
          generatedApi.util.updateQueryData("getJob", args, (job) => mark(job && [job, ...job.similar])),
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
