/** The pill of a card: one at most, so that a list stays calm. */
import type { JobCard, JobDetail } from "@/shared/api/generated";
import { prominenceOf } from "./prominence";

export type Pill = "paused" | "inactive" | "applied" | "closing" | "new" | "promoted" | "highlighted";

/** Days before the closing date from which a card says so. */
const CLOSING_DAYS = 3;

/**
 * Chooses the state that changes most what a reader does next: a closed job cannot be applied for; one that was applied
 * for needs nothing more; one that closes soon cannot wait; a new one was not there before. Last, that it was paid for,
 * until it was read.
 */
export function pillOf(job: JobCard | JobDetail, daysLeft: number, isOpen: boolean): Pill | undefined {
  const { appliedAt, isNew, isSeen } = job.userInfo;
  if (!job.isActive) return "standing" in job && job.standing === "paused" ? "paused" : "inactive";
  if (appliedAt !== null) return "applied";
  if (daysLeft <= CLOSING_DAYS) return "closing";
  if (isNew && (isOpen || !isSeen)) return "new";
  if (isSeen && !isOpen) return undefined;
  const prominence = prominenceOf(job.format);
  return prominence === "plain" ? undefined : prominence;
}
