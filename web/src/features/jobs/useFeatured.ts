/** Paid ads of the block above a list by relevance: at most three that fit the search. */

import type { LoadContext } from "@/routes/screen";
import { generatedApi, type ListedJob, useSearchFeaturedJobsQuery } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";

const SHOWN = { perPage: 3 };
const NONE: readonly ListedJob[] = [];

/** An order or a format that somebody chose is shown alone. */
function hasBlock({ sort, format }: JobFilters): boolean {
  return sort === undefined && format === undefined;
}

export function useFeatured(filters: JobFilters): readonly ListedJob[] {
  const { currentData } = useSearchFeaturedJobsQuery({ ...filters, ...SHOWN }, { skip: !hasBlock(filters) });
  return currentData?.items ?? NONE;
}

/** The list is shown without the block when that cannot be read. */
export async function readFeatured(read: LoadContext["read"], filters: JobFilters): Promise<void> {
  if (!hasBlock(filters)) return;
  await read(generatedApi.endpoints.searchFeaturedJobs.initiate({ ...filters, ...SHOWN })).catch(
    () => undefined,
  );
}
