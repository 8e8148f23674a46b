/** Views of saved searches and of the jobs found, by the features that they belong to. */
import { JobList } from "@/features/jobs/components/JobList";
import { filtersOf, searchOf } from "@/features/search/filters";
import { useSearchParts } from "@/features/search/useSearchText";
import type { JobSearch } from "@/shared/api/generated";
import type { SearchViews } from "../searchViews";

export function useSearchViews(): SearchViews {
  const filters = ({ key }: JobSearch) => filtersOf(new URLSearchParams(key));
  return {
    partsOf: useSearchParts(),
    filtersOf: filters,
    addressOf: (search) => searchOf({ ...filters(search), sort: "newest" }),
    jobList: (jobs) => <JobList jobs={jobs} layout="rows" heading="h3" />,
  };
}
