/** Groups of the list's filter, and the order of the list. */
import type { MyApplication } from "@/shared/api/generated";
import { GROUP_NAMES, type Group, OF_APPLICANT } from "@/shared/application-status/states";

export function isGroup(name: string | null): name is Group {
  return GROUP_NAMES.includes(name as Group);
}

export function isIn(group: Group, { status }: MyApplication): boolean {
  return OF_APPLICANT[status].group === group;
}

/** Pending applications need action, so they come first; the rest keeps the order of the API, newest first. */
export function pendingFirst(applications: readonly MyApplication[]): MyApplication[] {
  const isPending = ({ status }: MyApplication) => status === "pending";
  return [...applications.filter(isPending), ...applications.filter((one) => !isPending(one))];
}
