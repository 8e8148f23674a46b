/** Titles of an ad's sections: in the language of the ad, since they stand inside its text. */
import { isLocale, type Locale } from "@/shared/i18n/locales";

interface AdSectionTitles {
  readonly text: string;
  readonly requirements: string;
  readonly benefits: string;
}

const TITLES: Record<Locale, AdSectionTitles> = {
  hr: { text: "Tekst oglasa", requirements: "Što se traži", benefits: "Što se nudi" },
  en: { text: "The ad", requirements: "Requirements", benefits: "Benefits" },
  sl: { text: "Besedilo oglasa", requirements: "Kaj se zahteva", benefits: "Kaj se ponuja" },
  bs: { text: "Tekst oglasa", requirements: "Šta se traži", benefits: "Šta se nudi" },
  mk: { text: "Текст на огласот", requirements: "Што се бара", benefits: "Што се нуди" },
};

/** For an ad in a language that the site does not have, in that of the page. */
export function adSectionTitles(language: string, page: Locale): AdSectionTitles & { readonly lang: Locale } {
  const lang = isLocale(language) ? language : page;
  return { ...TITLES[lang], lang };
}
