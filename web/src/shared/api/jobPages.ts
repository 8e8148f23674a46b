/** Pages of a job list: of the jobs feature, and marked by whoever saves or removes a search. */
import { generatedApi, type JobList } from "./generated";
import type { JobFilters } from "./searches";

/** Seconds that a list stays cached, so that Back finds it after a job was read. */
export const LIST_CACHE_SECONDS = 30 * 60;

export const jobPagesApi = generatedApi.injectEndpoints({
  // A name that the generated client has too would silently mean that one.
  overrideExisting: "throw",
  endpoints: (build) => ({
    jobPages: build.infiniteQuery<JobList, JobFilters, number>({
      keepUnusedDataFor: LIST_CACHE_SECONDS,
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, _all, page) => (page < last.totalPages ? page + 1 : undefined),
        getPreviousPageParam: (_first, _all, page) => (page > 1 ? page - 1 : undefined),
        refetchCachedPages: false,
      },
      query: ({ queryArg, pageParam }) => ({
        url: "/api/jobs/search",
        params: { ...queryArg, page: pageParam === 1 ? undefined : pageParam },
      }),
    }),
  }),
});
