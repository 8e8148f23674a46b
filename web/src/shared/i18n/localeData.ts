/** Locale data: month names, separators and words around dates and amounts, in five languages. */
import type { Locale } from "./locales";

/** Date and time in the region's time zone, `month` from 1. */
export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

export interface LocaleData {
  readonly group: string;
  readonly decimal: string;
  /** Before a minimum or maximum amount. */
  readonly from: string;
  readonly upTo: string;
  readonly atTime: string;
  date(parts: DateParts): string;
  longDate(parts: DateParts): string;
}

/** In the case that follows a day: the genitive where the language has one. */
const MONTHS: Record<Locale, readonly string[]> = {
  hr: "siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza rujna listopada studenoga prosinca".split(
    " ",
  ),
  en: "January February March April May June July August September October November December".split(" "),
  sl: "januarja februarja marca aprila maja junija julija avgusta septembra oktobra novembra decembra".split(
    " ",
  ),
  bs: "januara februara marta aprila maja juna jula augusta septembra oktobra novembra decembra".split(" "),
  mk: "јануари февруари март април мај јуни јули август септември октомври ноември декември".split(" "),
};

const month = (locale: Locale, parts: DateParts) => MONTHS[locale][parts.month - 1] ?? "";
const dotted = ({ day, month, year }: DateParts) => `${day}. ${month}. ${year}.`;

export const LOCALE_DATA: Record<Locale, LocaleData> = {
  hr: {
    group: ".",
    decimal: ",",
    from: "od",
    upTo: "do",
    atTime: " u ",
    date: dotted,
    longDate: (parts) => `${parts.day}. ${month("hr", parts)} ${parts.year}.`,
  },
  en: {
    group: ",",
    decimal: ".",
    from: "from",
    upTo: "up to",
    atTime: " at ",
    date: (parts) => `${parts.day} ${month("en", parts).slice(0, 3)} ${parts.year}`,
    longDate: (parts) => `${parts.day} ${month("en", parts)} ${parts.year}`,
  },
  sl: {
    group: ".",
    decimal: ",",
    from: "od",
    upTo: "do",
    atTime: " ob ",
    date: ({ day, month, year }) => `${day}. ${month}. ${year}`,
    longDate: (parts) => `${parts.day}. ${month("sl", parts)} ${parts.year}`,
  },
  bs: {
    group: ".",
    decimal: ",",
    from: "od",
    upTo: "do",
    atTime: " u ",
    date: dotted,
    longDate: (parts) => `${parts.day}. ${month("bs", parts)} ${parts.year}.`,
  },
  mk: {
    group: ".",
    decimal: ",",
    from: "од",
    upTo: "до",
    atTime: " во ",
    date: ({ day, month, year }) => `${day}.${month}.${year}`,
    longDate: (parts) => `${parts.day} ${month("mk", parts)} ${parts.year}`,
  },
};
