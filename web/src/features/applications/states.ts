/** Application statuses: badge colours, steps that are still to come, and groups for the filter. */
import type { ApplicationStatus, MyApplication, StepKind } from "@/shared/api/generated";
import type { BadgeTone } from "@/shared/ui/Badge";

export const TONES: Record<ApplicationStatus, BadgeTone> = {
  pending: "warning",
  sent: "accent",
  forwarded: "accent",
  seen: "seen",
  ended: "neutral",
  "no-feedback": "neutral",
  deleted: "neutral",
};

/** After sending again, forwarding and seeing are yet to come again. */
export const STEPS_TO_COME: Record<ApplicationStatus, readonly StepKind[]> = {
  pending: ["sent", "forwarded", "seen", "ended"],
  sent: ["forwarded", "seen", "ended"],
  forwarded: ["seen", "ended"],
  seen: ["ended"],
  ended: [],
  "no-feedback": [],
  deleted: [],
};

export const GROUP_NAMES = ["pending", "underWay", "seen", "finished"] as const;
export type Group = (typeof GROUP_NAMES)[number];

const GROUPS: Record<ApplicationStatus, Group> = {
  pending: "pending",
  sent: "underWay",
  forwarded: "underWay",
  seen: "seen",
  ended: "finished",
  "no-feedback": "finished",
  deleted: "finished",
};

export function isGroup(name: string | null): name is Group {
  return GROUP_NAMES.includes(name as Group);
}

export function isIn(group: Group, { status }: MyApplication): boolean {
  return GROUPS[status] === group;
}

/** Pending applications need action, so they come first; the rest keeps the order of the API, newest first. */
export function pendingFirst(applications: readonly MyApplication[]): MyApplication[] {
  const isPending = ({ status }: MyApplication) => status === "pending";
  return [...applications.filter(isPending), ...applications.filter((one) => !isPending(one))];
}
