/**
 * Numbers, money and dates by language. Not by Intl: Chromium has no data for Bosnian and Macedonian, Node has, and
 * server and browser must render the same. Intl is used for the time zone only.
 */

import { type DateParts, LOCALE_DATA, type LocaleData, MONTH_NAMES } from "./localeData";
import type { Locale } from "./locales";

export const TIME_ZONE = "Europe/Zagreb";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type Moment = string | number | Date;

/** A relative time: unit and count. The texts are messages (`ui.age`). */
export interface Age {
  readonly unit: "now" | "minutes" | "hours" | "yesterday" | "days" | "weeks" | "months";
  readonly count: number;
}

export interface Money {
  readonly amount: number;
  readonly currency: string;
}

export interface Formats {
  /** 12.345,6 or 12,345.6 */
  number(value: number, decimals?: number): string;
  /** 1.200 € or €1,200 */
  money(value: Money): string;
  /** 1.200,00 € or €1,200.00: to the cent, for columns of amounts. */
  exactMoney(value: Money): string;
  /** 16,5 % or 16.5% */
  percent(value: number, decimals?: number): string;
  /** 1.200 – 1.500 €; either end may be open. */
  moneyRange(from: number | null, to: number | null, currency: string): string;
  /** 21. 11. 2026. */
  date(moment: Moment): string;
  /** 21. studenoga 2026. */
  longDate(moment: Moment): string;
  /** 21. studenoga 2026. u 14:05 */
  dateTime(moment: Moment): string;
  /** 21. studenoga 2026. u 14:05:09 */
  exactDateTime(moment: Moment): string;
  /** "2019", "2019-09" or "2019-09-30": 2019., rujan 2019. or 30. rujna 2019. */
  partialDate(text: string): string;
  /** From 1: "siječanj". */
  monthName(month: number): string;
  /** 14:05 */
  time(moment: Moment): string;
  /** 1,4 MB */
  fileSize(bytes: number): string;
  age(moment: Moment, now: number): Age;
  /** Whole days of the calendar until then: 0 is today, negative is past. */
  daysUntil(moment: Moment, now: number): number;
}

export function createFormats(locale: Locale): Formats {
  const data = LOCALE_DATA[locale];
  const number = (value: number, decimals?: number) => writeNumber(value, decimals, data);
  const money = ({ amount, currency }: Money) =>
    writeMoney(number(amount, amount % 1 === 0 ? 0 : 2), currency, locale);
  const time = (moment: Moment) => {
    const { hour, minute } = partsOf(moment);
    return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
  };
  const longDate = (moment: Moment) => data.longDate(partsOf(moment));
  return {
    number,
    money,
    exactMoney: ({ amount, currency }) => writeMoney(number(amount, 2), currency, locale),
    percent: (value, decimals) => `${number(value, decimals)}${locale === "en" ? "" : "\u00a0"}%`,
    moneyRange: (from, to, currency) => {
      if (from !== null && to !== null && from !== to) {
        return writeMoney(`${number(from, 0)} – ${number(to, 0)}`, currency, locale);
      }
      const one = money({ amount: from ?? to ?? 0, currency });
      if (from === to) return one;
      return from === null ? `${data.upTo} ${one}` : `${data.from} ${one}`;
    },
    date: (moment) => data.date(partsOf(moment)),
    longDate,
    partialDate: (text) => {
      const [year = "", month, day] = text.split("-");
      if (day !== undefined) return longDate(text);
      const written = data.year(Number(year));
      return month === undefined ? written : `${MONTH_NAMES[locale][Number(month) - 1]} ${written}`;
    },
    monthName: (month) => MONTH_NAMES[locale][month - 1] ?? "",
    time,
    dateTime: (moment) => `${longDate(moment)}${data.atTime}${time(moment)}`,
    exactDateTime: (moment) =>
      `${longDate(moment)}${data.atTime}${time(moment)}:${String(partsOf(moment).second).padStart(2, "0")}`,
    fileSize: (bytes) => writeFileSize(bytes, number),
    age: (moment, now) => ageOf(new Date(moment).getTime(), now),
    daysUntil: (moment, now) => Math.round((startOfDay(new Date(moment).getTime()) - startOfDay(now)) / DAY),
  };
}

function writeNumber(value: number, decimals: number | undefined, { group, decimal }: LocaleData): string {
  const rounded = Math.abs(decimals === undefined ? Math.round(value * 100) / 100 : value);
  const [whole = "0", fraction] = (
    decimals === undefined ? String(rounded) : rounded.toFixed(decimals)
  ).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return (value < 0 ? "−" : "") + grouped + (fraction ? decimal + fraction : "");
}

const SYMBOLS: Record<string, string> = { EUR: "€", USD: "$", GBP: "£", BAM: "KM" };

function writeMoney(amount: string, currency: string, locale: Locale): string {
  const symbol = currency === "MKD" && locale === "mk" ? "ден." : (SYMBOLS[currency] ?? currency);
  if (locale === "en" && symbol.length === 1) return symbol + amount.replace("– ", `– ${symbol}`);
  return `${amount}\u00a0${symbol}`;
}

function writeFileSize(bytes: number, number: Formats["number"]): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1) return `${number(bytes, 0)}\u00a0B`;
  if (kilobytes < 1000) return `${number(kilobytes, 0)}\u00a0kB`;
  return `${number(kilobytes / 1024, 1)}\u00a0MB`;
}

const inZone = new Intl.DateTimeFormat("en-GB", {
  timeZone: TIME_ZONE,
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
});

/** Date parts in the region's time zone; a date without a time is taken as it is. */
function partsOf(moment: Moment): DateParts {
  if (typeof moment === "string" && /^\d{4}-\d{2}-\d{2}$/.test(moment)) {
    const [year = 0, month = 0, day = 0] = moment.split("-").map(Number);
    return { year, month, day, hour: 0, minute: 0, second: 0 };
  }
  const parts = Object.fromEntries(
    inZone.formatToParts(new Date(moment)).map(({ type, value }) => [type, Number(value)]),
  );
  return parts as unknown as DateParts;
}

/** The day in the region's time zone, as 2026-11-23. */
export function isoDate(moment: Moment): string {
  const { year, month, day } = partsOf(moment);
  return [year, month, day].map((part) => String(part).padStart(2, "0")).join("-");
}

function ageOf(then: number, now: number): Age {
  const passed = Math.max(0, now - then);
  if (passed < MINUTE) return { unit: "now", count: 0 };
  if (passed < HOUR) return { unit: "minutes", count: Math.floor(passed / MINUTE) };
  const days = Math.round((startOfDay(now) - startOfDay(then)) / DAY);
  if (days === 0) return { unit: "hours", count: Math.max(1, Math.floor(passed / HOUR)) };
  if (days === 1) return { unit: "yesterday", count: 1 };
  if (days < 7) return { unit: "days", count: days };
  if (days < 31) return { unit: "weeks", count: Math.floor(days / 7) };
  return { unit: "months", count: Math.max(1, Math.floor(days / 30.4)) };
}

function startOfDay(moment: number): number {
  const { year, month, day } = partsOf(moment);
  return Date.UTC(year, month - 1, day);
}
