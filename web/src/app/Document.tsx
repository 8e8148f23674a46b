/** The HTML document: language, theme, brand and meta tags. */
import { type ReactNode, useState } from "react";
import type { Locale } from "@/shared/i18n/locales";
import { useSite } from "@/shared/seo/site";
import { ThemeContext } from "@/shared/theme/ThemeContext";
import { useAppContext } from "./appContext";
import { SearchEngineTags } from "./SearchEngineTags";

export function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [theme, setTheme] = useState(useAppContext().theme);
  const site = useSite();
  return (
    <html lang={locale} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href={site.favicon} />
        <link rel="apple-touch-icon" href="/icons/maskable-180.png" />
        <link rel="manifest" href={`/manifest/${locale}.webmanifest`} />
        {site.brandStylesheet !== null && <link rel="stylesheet" href={site.brandStylesheet} />}
        {site.headMeta.map(({ name, content }) => (
          <meta key={name} name={name} content={content} />
        ))}
        <SearchEngineTags locale={locale} />
      </head>
      <body>
        <ThemeContext value={setTheme}>{children}</ThemeContext>
      </body>
    </html>
  );
}
