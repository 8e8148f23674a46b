/** Application statuses: badge colours, and groups for the filter. */
import type { ApplicationStatus, MyApplication } from "@/shared/api/generated";
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

const GROUPS = {
  pending: ["pending"],
  underWay: ["sent", "forwarded"],
  seen: ["seen"],
  finished: ["ended", "no-feedback", "deleted"],
} as const satisfies Record<string, readonly ApplicationStatus[]>;

export type Group = keyof typeof GROUPS;
export const GROUP_NAMES = Object.keys(GROUPS) as Group[];

export function isGroup(name: string | null): name is Group {
  return GROUP_NAMES.includes(name as Group);
}

export function isIn(group: Group, { status }: MyApplication): boolean {
  return (GROUPS[group] as readonly ApplicationStatus[]).includes(status);
}

/** Pending applications need action, so they come first; the rest keeps the order of the API, newest first. */
export function pendingFirst(applications: readonly MyApplication[]): MyApplication[] {
  const isPending = ({ status }: MyApplication) => status === "pending";
  return [...applications.filter(isPending), ...applications.filter((one) => !isPending(one))];
}
