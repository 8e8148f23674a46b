/** Where this page stands in each language; choosing one is remembered for a year. */
import { useLocation } from "react-router";
import { useLocale } from "use-intl";
import { prefixed } from "@/routes/href";
import { alternates, matchAddress } from "@/routes/match";
import { isBuilt } from "@/routes/table";
import { useKeepInterface } from "@/shared/account/account";
import { LOCALE_COOKIE, LOCALES, type Locale } from "@/shared/i18n/locales";
import { rememberForAYear } from "@/shared/theme/theme";
import { useSpellings } from "../useSpellings";

export interface LanguageLink {
  readonly locale: Locale;
  readonly to: string;
  readonly isCurrent: boolean;
  readonly choose: () => void;
}

export function useLanguageLinks(): LanguageLink[] {
  const { pathname, search } = useLocation();
  const current = useLocale();
  const spellings = useSpellings();
  const keepInterface = useKeepInterface();
  const match = matchAddress(pathname);
  const pages = match && isBuilt(match.route) ? alternates(match, spellings) : undefined;
  return LOCALES.map((locale) => ({
    locale,
    to: pages ? pages[locale] + search : prefixed(locale, "/"),
    isCurrent: locale === current,
    choose: () => {
      rememberForAYear(LOCALE_COOKIE, locale);
      // The page is being left; when the profile does not take it, the cookie still has it.
      keepInterface({ locale }).catch(() => {});
    },
  }));
}
