/** Loads the page of a list that the address names, and the paid ads above it. */
import type { LoadContext } from "@/routes/screen";
import type { JobFilters } from "@/shared/api/searches";
import { jobsApi } from "./api";
import { readFeatured } from "./useFeatured";

/** False when the list has become too short to have that page. */
export async function readJobs(
  read: LoadContext["read"],
  filters: JobFilters,
  initialPageParam: number,
): Promise<boolean> {
  const [{ pages }] = await Promise.all([
    read(jobsApi.endpoints.jobPages.initiate(filters, { initialPageParam })),
    readFeatured(read, filters),
  ]);
  return initialPageParam === 1 || pages.some(({ items }) => items.length > 0);
}
