/** Schedule of a saved search's mails. */
import type { Frequency } from "@/shared/api/generated";

/** In the order of the choices; `off` keeps the search without mails. */
export const FREQUENCIES = ["at-once", "daily", "weekly", "off"] as const satisfies readonly Frequency[];

/** Frequencies to choose from for a search that is being saved. */
export const FIRST_FREQUENCIES = ["at-once", "daily", "weekly"] as const satisfies readonly Frequency[];

const DAY_NAMES = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

/** The API's number of each day, as a text: Monday is 1. */
export const WEEKDAYS = DAY_NAMES.map((name, index) => ({ name, id: String(index + 1) }));

export const HOURS: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);

export interface Schedule {
  readonly frequency: Frequency;
  readonly hour: number;
  readonly weekday: number;
}

export const DEFAULT_SCHEDULE: Schedule = { frequency: "daily", hour: 8, weekday: 1 };

export const hasHour = (frequency: string) => frequency === "daily" || frequency === "weekly";

/** 8 as "08:00". */
export const hourText = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

/** Characters of a search's name. */
export const LONGEST_NAME = 100;
