/** Links of the current page in each language; choosing one sets the cookie for a year. */
import { useLocation } from "react-router";
import { useLocale } from "use-intl";
import { useLocalizedParams } from "@/routes/currentRoute";
import { prefixed } from "@/routes/href";
import { alternates, matchAddress } from "@/routes/match";
import { isBuilt } from "@/routes/table";
import { useSavePreferences } from "@/shared/account/account";
import { LOCALE_COOKIE, LOCALES, type Locale } from "@/shared/i18n/locales";
import { setCookieForAYear } from "@/shared/theme/theme";

export interface LanguageLink {
  readonly locale: Locale;
  readonly to: string;
  readonly isCurrent: boolean;
  readonly choose: () => void;
}

export function useLanguageLinks(): LanguageLink[] {
  const { pathname, search } = useLocation();
  const current = useLocale();
  const localizedParams = useLocalizedParams();
  const savePreferences = useSavePreferences();
  const match = matchAddress(pathname);
  const pages = match && isBuilt(match.route) ? alternates(match, localizedParams) : undefined;
  return LOCALES.map((locale) => ({
    locale,
    to: pages ? pages[locale] + search : prefixed(locale, "/"),
    isCurrent: locale === current,
    choose: () => {
      setCookieForAYear(LOCALE_COOKIE, locale);
      // The page is being left; if saving to the profile fails, the cookie still has it.
      savePreferences({ locale }).catch(() => {});
    },
  }));
}
