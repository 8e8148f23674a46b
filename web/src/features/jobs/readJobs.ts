/** Loads the page of a list that the address names. */
import type { LoadContext } from "@/routes/screen";
import type { JobFilters } from "@/shared/api/searches";
import { jobsApi } from "./api";

/** False when the list has become too short to have that page. */
export async function readJobs(
  read: LoadContext["read"],
  filters: JobFilters,
  initialPageParam: number,
): Promise<boolean> {
  const { pages } = await read(jobsApi.endpoints.jobPages.initiate(filters, { initialPageParam }));
  return initialPageParam === 1 || pages.some(({ items }) => items.length > 0);
}
