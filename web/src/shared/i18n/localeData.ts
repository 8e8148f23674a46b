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
  /** A year that stands alone or after its month. */
  year(year: number): string;
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

/** As they stand alone and before a year: "rujan 2019." */
export const MONTH_NAMES: Record<Locale, readonly string[]> = {
  ...MONTHS,
  hr: "siječanj veljača ožujak travanj svibanj lipanj srpanj kolovoz rujan listopad studeni prosinac".split(
    " ",
  ),
  sl: "januar februar marec april maj junij julij avgust september oktober november december".split(" "),
  bs: "januar februar mart april maj juni juli august septembar oktobar novembar decembar".split(" "),
};

const month = (locale: Locale, parts: DateParts) => MONTHS[locale][parts.month - 1] ?? "";
const ordinal = (year: number) => `${year}.`;
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
    year: ordinal,
  },
  en: {
    group: ",",
    decimal: ".",
    from: "from",
    upTo: "up to",
    atTime: " at ",
    date: (parts) => `${parts.day} ${month("en", parts).slice(0, 3)} ${parts.year}`,
    longDate: (parts) => `${parts.day} ${month("en", parts)} ${parts.year}`,
    year: String,
  },
  sl: {
    group: ".",
    decimal: ",",
    from: "od",
    upTo: "do",
    atTime: " ob ",
    date: ({ day, month, year }) => `${day}. ${month}. ${year}`,
    longDate: (parts) => `${parts.day}. ${month("sl", parts)} ${parts.year}`,
    year: String,
  },
  bs: {
    group: ".",
    decimal: ",",
    from: "od",
    upTo: "do",
    atTime: " u ",
    date: dotted,
    longDate: (parts) => `${parts.day}. ${month("bs", parts)} ${parts.year}.`,
    year: ordinal,
  },
  mk: {
    group: ".",
    decimal: ",",
    from: "од",
    upTo: "до",
    atTime: " во ",
    date: ({ day, month, year }) => `${day}.${month}.${year}`,
    longDate: (parts) => `${parts.day} ${month("mk", parts)} ${parts.year}`,
    year: String,
  },
};
