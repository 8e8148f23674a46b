/** Job ads as lists show them, a page at a time, and what a person does with one. */
import { generatedApi, type JobList } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";

/** A list stays as long as somebody may read an ad of it and come back to where they were. */
const KEPT = 30 * 60;

export const jobsApi = generatedApi.injectEndpoints({
  // A name that the generated client has too would silently mean that one.
  overrideExisting: "throw",
  endpoints: (build) => ({
    jobPages: build.infiniteQuery<JobList, JobFilters, number>({
      keepUnusedDataFor: KEPT,
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
      keepUnusedDataFor: KEPT,
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

/** What a list is about: how many there are, how the search was understood, by what it can be narrowed. */
export function useJobList(filters: JobFilters, page: number): JobList | undefined {
  const { currentData } = jobsApi.useJobPagesInfiniteQuery(filters, { initialPageParam: page });
  return currentData?.pages[0];
}
