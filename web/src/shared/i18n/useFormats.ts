/** Formats of the current language, and of others. */
import { useLocale } from "use-intl";
import { createFormats, type Formats } from "./formats";
import { LOCALES, type Locale } from "./locales";

const FORMATS = Object.fromEntries(LOCALES.map((locale) => [locale, createFormats(locale)])) as Record<
  Locale,
  Formats
>;

export function useFormats(): Formats {
  return formatsIn(useLocale());
}

/** Returns the formats of a language, the same object each time. */
export function formatsIn(locale: Locale): Formats {
  return FORMATS[locale];
}
