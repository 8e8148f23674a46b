/** Footer: navigation, languages, and attribution of data. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { LOCALE_NAMES } from "@/shared/i18n/locales";
import { Logo } from "@/shared/ui/Logo";
import { FOOTER_ITEMS } from "./navigation";
import { useLanguageLinks } from "./useLanguageLinks";

const LINK = "inline-flex min-h-11 items-center text-text-muted hover:text-accent hover:underline md:min-h-8";

export function Footer({ onCookieSettings }: { onCookieSettings: () => void }) {
  const t = useTranslations("shell");
  const languages = useLanguageLinks();
  return (
    <footer id="footer" className="mt-16 border-border border-t bg-surface-sunken">
      <div className="page-width grid gap-8 py-10 md:grid-cols-[3fr_4fr_1fr]">
        <div className="max-w-xs">
          <Logo />
          <p className="mt-3 text-sm text-text-muted">{t("tagline")}</p>
          <p className="mt-6 text-text-muted text-xs">{t("placeData")}</p>
        </div>
        {FOOTER_ITEMS.length > 0 && (
          <nav aria-label={t("footerNavigation")} className="text-sm">
            <ul className="columns-2 gap-x-6">
              {FOOTER_ITEMS.map(({ route, label }) => (
                <li key={route} className="break-inside-avoid">
                  <RouteLink route={route} className={LINK}>
                    {t(label)}
                  </RouteLink>
                </li>
              ))}
              <li className="break-inside-avoid">
                <button type="button" onClick={onCookieSettings} className={LINK}>
                  {t("cookieNotice.settings")}
                </button>
              </li>
            </ul>
          </nav>
        )}
        <nav aria-label={t("language")} className="text-sm">
          <ul className="flex flex-wrap gap-x-6 md:block">
            {languages.map(({ locale, to, isCurrent, choose }) => (
              <li key={locale}>
                <a
                  href={to}
                  lang={locale}
                  hrefLang={locale}
                  aria-current={isCurrent ? "true" : undefined}
                  onClick={choose}
                  className={`${LINK} aria-[current]:font-semibold aria-[current]:text-text`}
                >
                  {LOCALE_NAMES[locale].name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
