/** Calling codes of the countries that applicants come from, and international phone numbers. */
import type { Locale } from "@/shared/i18n/locales";
import type { Messages } from "@/shared/i18n/messages";

export type Country = keyof Messages["countries"];

export const CALLING_CODES: Record<Country, number> = {
  HR: 385,
  SI: 386,
  BA: 387,
  MK: 389,
  RS: 381,
  ME: 382,
  XK: 383,
  AL: 355,
  AT: 43,
  DE: 49,
  CH: 41,
  IT: 39,
  HU: 36,
  CZ: 420,
  SK: 421,
  PL: 48,
  RO: 40,
  BG: 359,
  GR: 30,
  TR: 90,
  UA: 380,
  IE: 353,
  GB: 44,
  FR: 33,
  ES: 34,
  NL: 31,
  BE: 32,
  SE: 46,
  NO: 47,
  DK: 45,
  US: 1,
  IN: 91,
  NP: 977,
  PH: 63,
  BD: 880,
  EG: 20,
};

export const HOME_COUNTRY: Record<Locale, Country> = { hr: "HR", en: "HR", sl: "SI", bs: "BA", mk: "MK" };

/** Adds the calling code, unless the number has one. */
export function internationalNumber(country: Country, typed: string): string {
  const number = typed.trim();
  if (number === "") return "";
  if (number.startsWith("+")) return number;
  if (number.startsWith("00")) return `+${number.slice(2)}`;
  // Only Italy keeps the leading zero in international numbers.
  const national = country === "IT" ? number : number.replace(/^0/, "");
  return `+${CALLING_CODES[country]} ${national}`;
}

/** Splits a stored number into country and national part. */
export function splitNumber(stored: string, fallback: Country): { country: Country; phone: string } {
  const found = (Object.entries(CALLING_CODES) as [Country, number][])
    .filter(([, code]) => stored.startsWith(`+${code}`))
    .sort(([, a], [, b]) => String(b).length - String(a).length)[0];
  if (!found) return { country: fallback, phone: stored };
  return { country: found[0], phone: stored.slice(`+${found[1]}`.length).trim() };
}
