/** Fields of a schedule in a form, as texts, and what they mean. */
import * as z from "zod/mini";
import { DEFAULT_SCHEDULE, FIRST_FREQUENCIES, type Schedule } from "./schedule";

export const scheduleShape = {
  frequency: z.enum(FIRST_FREQUENCIES),
  hour: z.string(),
  weekday: z.string(),
};

export const SCHEDULE_FIELDS = {
  frequency: DEFAULT_SCHEDULE.frequency as (typeof FIRST_FREQUENCIES)[number],
  hour: String(DEFAULT_SCHEDULE.hour),
  weekday: String(DEFAULT_SCHEDULE.weekday),
};

export const scheduleOf = ({ frequency, hour, weekday }: typeof SCHEDULE_FIELDS): Schedule => ({
  frequency,
  hour: Number(hour),
  weekday: Number(weekday),
});
