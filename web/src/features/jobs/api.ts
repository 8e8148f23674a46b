/** Job lists as infinite queries, and saving jobs. */
import { type FacetValue, generatedApi, type JobCard, type JobList } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";

/** Seconds that a list stays cached, so that Back finds it after a job was read. */
const CACHE_SECONDS = 30 * 60;

/** Home shows so many promoted jobs at first, and the newest where none is promoted. */
export const FIRST_SHOWN = 6;

/** What home shows of all open jobs. */
interface OpenJobs {
  readonly total: number;
  readonly newest: JobCard[];
  readonly categories: FacetValue[];
}

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
    openJobs: build.query<OpenJobs, void>({
      query: () => ({ url: "/api/jobs/search", params: { perPage: FIRST_SHOWN } }),
      // What is kept is embedded in the page.
      transformResponse: ({ total, items, facets }: JobList) => ({
        total,
        newest: items,
        categories: facets.find(({ dimension }) => dimension === "category")?.values ?? [],
      }),
    }),
    featuredPages: build.infiniteQuery<JobList, number, number>({
      keepUnusedDataFor: CACHE_SECONDS,
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, _all, page) => (page < last.totalPages ? page + 1 : undefined),
        refetchCachedPages: false,
      },
      query: ({ queryArg: perPage, pageParam }) => ({
        url: "/api/jobs/featured",
        params: { perPage, page: pageParam === 1 ? undefined : pageParam },
      }),
    }),
  }),
});

/** Total, facets and interpreted search of a list. */
export function useJobList(filters: JobFilters, page: number): JobList | undefined {
  const { currentData } = jobsApi.useJobPagesInfiniteQuery(filters, { initialPageParam: page });
  return currentData?.pages[0];
}
