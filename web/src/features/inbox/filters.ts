/** The inbox's filters, as the address holds them. */
import type { InboxStatus } from "@/shared/api/generated";
import type { InboxFilters } from "./api";

export const STATUSES: readonly InboxStatus[] = ["new", "updated", "seen", "ended", "withdrawn"];

export function inboxFiltersOf(search: URLSearchParams): InboxFilters {
  const jobId = Number(search.get("job"));
  const page = Number(search.get("page"));
  const status = STATUSES.find((known) => known === search.get("status"));
  return {
    access: search.get("access") ?? "",
    ...(Number.isSafeInteger(jobId) && jobId > 0 && { jobId }),
    ...(status && { status }),
    ...(Number.isSafeInteger(page) && page > 1 && { page }),
  };
}
