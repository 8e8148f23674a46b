/** The five languages of the site and their names. */

export const LOCALES = ["hr", "en", "sl", "bs", "mk"] as const;
export type Locale = (typeof LOCALES)[number];

/** The source language: it has no path prefix, and every message is written in it first. */
export const SOURCE_LOCALE: Locale = "hr";

/** For visitors whose browser asks for languages that we do not have. */
export const FALLBACK_LOCALE: Locale = "en";

export const LOCALE_COOKIE = "locale";

interface LocaleNames {
  /** Name in the language itself. */
  readonly name: string;
  /** Open Graph locale. */
  readonly openGraph: string;
  /** Locale of React Aria, and of its texts (`aria` messages). */
  readonly aria: string;
}

export const LOCALE_NAMES: Record<Locale, LocaleNames> = {
  hr: { name: "Hrvatski", openGraph: "hr_HR", aria: "hr-HR" },
  en: { name: "English", openGraph: "en_US", aria: "en-US" },
  sl: { name: "Slovenščina", openGraph: "sl_SI", aria: "sl-SI" },
  bs: { name: "Bosanski", openGraph: "bs_BA", aria: "bs-BA" },
  mk: { name: "Македонски", openGraph: "mk_MK", aria: "mk-MK" },
};

export function isLocale(value: string | undefined): value is Locale {
  return LOCALES.includes(value as Locale);
}
