/** Looks of each status of an application: to its applicant, and to the employer. */
import type { ApplicationStatus, InboxStatus, StepKind } from "@/shared/api/generated";
import type { BadgeTone } from "@/shared/ui/Badge";

/** Statuses in the applicant's filter; their names are messages of `applications`. */
export const GROUP_NAMES = ["pending", "underWay", "seen", "finished"] as const;
export type Group = (typeof GROUP_NAMES)[number];

interface Shown {
  /** The colour of the badge. */
  readonly tone: BadgeTone;
  /** Steps of the timeline that are still to come. */
  readonly toCome: readonly StepKind[];
}

/** After sending again, forwarding and seeing are yet to come again. */
export const OF_APPLICANT: Record<ApplicationStatus, Shown & { readonly group: Group }> = {
  pending: { tone: "warning", toCome: ["sent", "forwarded", "seen", "ended"], group: "pending" },
  sent: { tone: "accent", toCome: ["forwarded", "seen", "ended"], group: "underWay" },
  forwarded: { tone: "accent", toCome: ["seen", "ended"], group: "underWay" },
  seen: { tone: "seen", toCome: ["ended"], group: "seen" },
  ended: { tone: "neutral", toCome: [], group: "finished" },
  "no-feedback": { tone: "neutral", toCome: [], group: "finished" },
  deleted: { tone: "neutral", toCome: [], group: "finished" },
};

export const OF_EMPLOYER: Record<InboxStatus, Shown> = {
  new: { tone: "accent", toCome: ["seen", "ended"] },
  updated: { tone: "accent", toCome: ["seen", "ended"] },
  seen: { tone: "seen", toCome: ["ended"] },
  ended: { tone: "neutral", toCome: [] },
  withdrawn: { tone: "neutral", toCome: [] },
};

/** In the order of the employer's filter. */
export const INBOX_STATUSES = Object.keys(OF_EMPLOYER) as InboxStatus[];
