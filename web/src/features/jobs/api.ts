/** Job lists as infinite queries, and saving jobs. */
import type { FacetValue, JobCard, JobList } from "@/shared/api/generated";
import { jobPagesApi, LIST_CACHE_SECONDS } from "@/shared/api/jobPages";
import type { JobFilters } from "@/shared/api/searches";

/** Home shows so many promoted jobs at first, and the newest where none is promoted. */
export const FIRST_SHOWN = 6;

/** The part of all open jobs that home shows. */
interface OpenJobs {
  readonly total: number;
  readonly newest: JobCard[];
  readonly categories: FacetValue[];
}

export const jobsApi = jobPagesApi.injectEndpoints({
  // A name that the generated client has too would silently mean that one.
  overrideExisting: "throw",
  endpoints: (build) => ({
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
      keepUnusedDataFor: LIST_CACHE_SECONDS,
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
