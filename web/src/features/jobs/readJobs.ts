/** Reads the page of a list that an address names, before it is shown. */
import type { Visit } from "@/routes/screen";
import type { JobFilters } from "@/shared/api/searches";
import { jobsApi } from "./api";

/** False when the list has grown so short since the address was written down that it has no such page. */
export async function readJobs(
  read: Visit["read"],
  filters: JobFilters,
  initialPageParam: number,
): Promise<boolean> {
  const { pages } = await read(jobsApi.endpoints.jobPages.initiate(filters, { initialPageParam }));
  return initialPageParam === 1 || pages.some(({ items }) => items.length > 0);
}
