/** Calling codes of the countries that applicants come from, and phone numbers in two parts. */
import type { Phone, PhoneNumber } from "@/shared/api/generated";
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

/**
 * Returns the typed number, as the API takes it; null when nothing was typed. A number may have a country code of its
 * own.
 */
export function typedPhone(country: Country, typed: string): Phone | null {
  const number = typed.trim();
  return number === "" ? null : { countryCode: `+${CALLING_CODES[country]}`, number };
}

/** The number with its country code, to be read and dialled. */
export function dialledNumber({ countryCode, number }: PhoneNumber): string {
  return number.startsWith("+") ? number : `${countryCode} ${number}`.trim();
}

/** The values of the two form fields; a country that is not in the list stays in the number. */
export function phoneFields(
  stored: PhoneNumber | null,
  fallback: Country,
): { phoneCountry: Country; phone: string } {
  if (stored === null) return { phoneCountry: fallback, phone: "" };
  const countries = Object.keys(CALLING_CODES) as Country[];
  const found = countries.find((country) => `+${CALLING_CODES[country]}` === stored.countryCode);
  return found
    ? { phoneCountry: found, phone: stored.number }
    : { phoneCountry: fallback, phone: dialledNumber(stored) };
}
