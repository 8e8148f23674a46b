/** Dates of which only the year or the month may be known: "2019", "2019-09", "2019-09-30". */

export const PRECISIONS = ["year", "month", "day"] as const;
export type Precision = (typeof PRECISIONS)[number];

/** Length of the text of each precision. */
const LENGTHS: Record<Precision, number> = { year: 4, month: 7, day: 10 };

/** Undefined for an empty text. */
export function precisionOf(date: string): Precision | undefined {
  return PRECISIONS.find((precision) => LENGTHS[precision] === date.length);
}

export function withPrecision(date: string, precision: Precision): string {
  return date.slice(0, LENGTHS[precision]);
}

/** Whether one date is certainly before the other: 2019 is not before 2019-05. */
export function isBefore(one: string, other: string): boolean {
  const known = Math.min(one.length, other.length);
  return one.slice(0, known) < other.slice(0, known);
}

export interface Limits {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

export function isWithin(date: string, { min, max }: Limits): boolean {
  return !(min && isBefore(date, min)) && !(max && isBefore(max, date));
}

/** All days of the month of the date, as texts. */
export function daysOf(date: string): string[] {
  const [year = 0, month = 1] = date.split("-").map(Number);
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Array.from(
    { length: count },
    (_, index) => `${withPrecision(date, "month")}-${twoDigits(index + 1)}`,
  );
}

export function monthsOf(date: string): string[] {
  return Array.from({ length: 12 }, (_, index) => `${withPrecision(date, "year")}-${twoDigits(index + 1)}`);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
