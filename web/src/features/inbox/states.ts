/** Statuses of an application for the employer: badge colours, and what is still to come. */
import type { InboxStatus, StepKind } from "@/shared/api/generated";
import type { BadgeTone } from "@/shared/ui/Badge";

export const TONES: Record<InboxStatus, BadgeTone> = {
  new: "accent",
  updated: "accent",
  seen: "seen",
  ended: "neutral",
  withdrawn: "neutral",
};

export const STATUSES = Object.keys(TONES) as InboxStatus[];

export const STEPS_TO_COME: Record<InboxStatus, readonly StepKind[]> = {
  new: ["seen", "ended"],
  updated: ["seen", "ended"],
  seen: ["ended"],
  ended: [],
  withdrawn: [],
};
