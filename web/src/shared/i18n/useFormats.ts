/** Formats of the current language. */
import { useLocale } from "use-intl";
import { createFormats, type Formats } from "./formats";
import { LOCALES } from "./locales";

const FORMATS = Object.fromEntries(LOCALES.map((locale) => [locale, createFormats(locale)]));

export function useFormats(): Formats {
  return FORMATS[useLocale()] as Formats;
}
