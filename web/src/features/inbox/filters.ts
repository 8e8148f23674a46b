/** The inbox's filters, kept in the address. */
import type { InboxStatus } from "@/shared/api/generated";
import { byLink } from "@/shared/api/signedLink";
import { INBOX_STATUSES } from "@/shared/application-status/states";

export interface InboxFilters {
  readonly access: string;
  readonly jobId?: number;
  readonly status?: InboxStatus;
  readonly page?: number;
}

export function inboxFiltersOf(search: URLSearchParams): InboxFilters {
  const jobId = Number(search.get("job"));
  const page = Number(search.get("page"));
  const status = INBOX_STATUSES.find((known) => known === search.get("status"));
  return {
    access: search.get("access") ?? "",
    ...(Number.isSafeInteger(jobId) && jobId > 0 && { jobId }),
    ...(status && { status }),
    ...(Number.isSafeInteger(page) && page > 1 && { page }),
  };
}

/** Returns the part that the addresses of an application and of its list share: the signed link and the filters. */
export function linkSearch(search: URLSearchParams): Record<"access" | "job" | "status", string> {
  const { access, jobId, status } = inboxFiltersOf(search);
  return { access, job: jobId === undefined ? "" : String(jobId), status: status ?? "" };
}

/** Query arguments of one application; the filters say which list its neighbours are of. */
export function applicationArgs(applicationId: string, search: URLSearchParams) {
  const { page: _, ...filters } = inboxFiltersOf(search);
  return { applicationId, ...listArgs(filters) };
}

/** Query arguments of the filtered list. */
export function listArgs({ access, ...filters }: InboxFilters) {
  return { ...filters, ...byLink(access) };
}
