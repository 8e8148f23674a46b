/** Views of a saved search by other features; its pages bring these together. */
import type { ReactNode } from "react";
import type { Search } from "@/routes/href";
import type { JobCard, JobSearch } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";

export interface SearchViews {
  /** The search in words, one part a filter. */
  partsOf(search: JobSearch): readonly string[];
  filtersOf(search: JobSearch): JobFilters;
  /** Query of the page with its results. */
  addressOf(search: JobSearch): Search;
  jobList(jobs: readonly JobCard[]): ReactNode;
}

/** Returns the search's name, or what it looks for. */
export function titleOf(
  { name, search }: { name: string; search: JobSearch },
  { partsOf }: SearchViews,
): string {
  return name || partsOf(search).join(" · ");
}
