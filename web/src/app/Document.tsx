/** The whole HTML document: language, theme, and what search engines read. */
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { alternates, matchAddress } from "@/routes/match";
import { routeEntry } from "@/routes/table";
import { LOCALE_NAMES, LOCALES, type Locale, SOURCE_LOCALE } from "@/shared/i18n/locales";
import { useSite } from "@/shared/seo/site";
import { ThemeContext } from "@/shared/theme/ThemeContext";
import { useVisit } from "./visit";

export function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [theme, setTheme] = useState(useVisit().theme);
  return (
    <html lang={locale} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href={useSite().favicon} />
        <SearchEngines locale={locale} />
      </head>
      <body>
        <ThemeContext value={setTheme}>{children}</ThemeContext>
      </body>
    </html>
  );
}

/** Canonical address, the same page in the other languages, and whether it may be indexed at all. */
function SearchEngines({ locale }: { locale: Locale }) {
  const { pathname, search } = useLocation();
  const site = useSite();
  const match = matchAddress(pathname);
  const hidden =
    site.environment !== "production" ||
    !match ||
    !routeEntry(match.route).indexable ||
    new URLSearchParams(search).has("access");
  const addresses = match && !hidden ? alternates(match) : undefined;
  const absolute = (path: string) => site.siteUrl + path;
  return (
    <>
      {hidden && <meta name="robots" content="noindex" />}
      {match && <link rel="canonical" href={absolute(match.canonical)} />}
      {addresses && (
        <>
          {LOCALES.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={absolute(addresses[other])} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={absolute(addresses[SOURCE_LOCALE])} />
        </>
      )}
      <meta property="og:site_name" content={site.projectName} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={LOCALE_NAMES[locale].openGraph} />
      {site.siteOgImage && (
        <>
          <meta property="og:image" content={site.siteOgImage.url} />
          <meta property="og:image:width" content={String(site.siteOgImage.width)} />
          <meta property="og:image:height" content={String(site.siteOgImage.height)} />
        </>
      )}
    </>
  );
}
