/**
 * Titles of an ad's sections: in the language of the ad, since they stand inside its text. So a page has them in every
 * language, apart from the messages of its own.
 */
import { isLocale, type Locale } from "@/shared/i18n/locales";
import type { Translation } from "@/shared/i18n/messages";
import bs from "./messages/bs";
import en from "./messages/en";
import hr from "./messages/hr";
import mk from "./messages/mk";
import sl from "./messages/sl";

type AdSectionTitles = Translation<typeof hr>;

const TITLES: Record<Locale, AdSectionTitles> = { hr, en, sl, bs, mk };

/** For an ad in a language that the site does not have, in that of the page. */
export function adSectionTitles(
  language: string | undefined,
  page: Locale,
): AdSectionTitles & { readonly lang: Locale } {
  const lang = isLocale(language) ? language : page;
  return { ...TITLES[lang], lang };
}
