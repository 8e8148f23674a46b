/** Sort order of countries: the region's first, then alphabetical by language. */
import type { Locale } from "@/shared/i18n/locales";
import type { Country } from "./calling";

const REGION = "HR SI BA MK";

// Precomputed, because browsers have no collation for Bosnian and Macedonian.
const OTHERS: Record<Locale, string> = {
  hr: "AL AT BD BE BG ME CZ DK EG PH FR GR IN IE IT XK HU NP NL NO DE PL RO US SK RS ES SE CH TR GB UA",
  en: "AL AT BD BE BG CZ DK EG FR DE GR HU IN IE IT XK ME NP NL NO PH PL RO RS SK ES SE CH TR UA GB US",
  sl: "AL AT BD BE BG CZ ME DK EG PH FR GR IN IE IT XK HU DE NP NL NO PL RO SK RS ES SE CH TR UA US GB",
  bs: "AL AT BD BE BG ME CZ DK EG PH FR GR IN IE IT XK HU NP NL NO DE PL RO US SK RS ES SE CH TR GB UA",
  mk: "AT AL BD BE BG DE GR DK EG IN IE IT XK NP NO GB PL RO SK US RS TR UA HU PH FR NL ME CZ CH SE ES",
};

export function countriesInOrder(locale: Locale): Country[] {
  return `${REGION} ${OTHERS[locale]}`.split(" ") as Country[];
}
