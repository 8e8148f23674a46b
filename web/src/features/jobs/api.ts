/** Job ads as lists show them, a page at a time. */
import { generatedApi, type JobList } from "@/shared/api/generated";

export interface JobFilters {
  readonly query?: string;
  readonly locations?: string[];
}

export const jobsApi = generatedApi.injectEndpoints({
  // A name that the generated client has too would silently mean that one.
  overrideExisting: "throw",
  endpoints: (build) => ({
    jobPages: build.infiniteQuery<JobList, JobFilters, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, _all, page) => (page < last.totalPages ? page + 1 : undefined),
        refetchCachedPages: false,
      },
      query: ({ queryArg, pageParam }) => ({
        url: "/api/jobs/search",
        params: { ...queryArg, page: pageParam === 1 ? undefined : pageParam },
      }),
    }),
  }),
});
