/** Canonical and alternate links, Open Graph tags, and `noindex` where a page must not be indexed. */
import { useLocation } from "react-router";
import { useLocalizedParams } from "@/routes/currentRoute";
import { LOCALE_NAMES, LOCALES, type Locale, SOURCE_LOCALE } from "@/shared/i18n/locales";
import { useSite } from "@/shared/seo/site";
import { indexing } from "./indexing";

export function SearchEngineTags({ locale }: { locale: Locale }) {
  const { pathname, search } = useLocation();
  const site = useSite();
  const { isHidden, canonical, addresses } = indexing(
    pathname,
    new URLSearchParams(search),
    useLocalizedParams(),
  );
  const hidden = isHidden || site.environment !== "production";
  const absolute = (path: string) => site.siteUrl + path;
  return (
    <>
      {hidden && <meta name="robots" content="noindex" />}
      {canonical !== undefined && (
        <>
          <link rel="canonical" href={absolute(canonical)} />
          <meta property="og:url" content={absolute(canonical)} />
        </>
      )}
      {addresses && !hidden && (
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
    </>
  );
}
