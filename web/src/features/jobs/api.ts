/** Job lists as infinite queries, and saving jobs. */
import { generatedApi, type JobList } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";

/** Seconds that a list stays cached, so that Back finds it after a job was read. */
const CACHE_SECONDS = 30 * 60;

export const jobsApi = generatedApi.injectEndpoints({
  // A name that the generated client has too would silently mean that one.
  overrideExisting: "throw",
  endpoints: (build) => ({
    jobPages: build.infiniteQuery<JobList, JobFilters, number>({
      keepUnusedDataFor: CACHE_SECONDS,
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
    featuredPages: build.infiniteQuery<JobList, void, number>({
      keepUnusedDataFor: CACHE_SECONDS,
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, _all, page) => (page < last.totalPages ? page + 1 : undefined),
        refetchCachedPages: false,
      },
      query: ({ pageParam }) => ({
        url: "/api/jobs/featured",
        params: { page: pageParam === 1 ? undefined : pageParam },
      }),
    }),
  }),
});

/** Total, facets and interpreted search of a list. */
export function useJobList(filters: JobFilters, page: number): JobList | undefined {
  const { currentData } = jobsApi.useJobPagesInfiniteQuery(filters, { initialPageParam: page });
  return currentData?.pages[0];
}
