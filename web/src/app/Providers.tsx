/** Internationalisation, React Aria's router and the document, around every page. */
import { type ReactNode, useMemo } from "react";
import { RouterProvider as AriaRouter, I18nProvider } from "react-aria-components";
import { useHref, useLocation, useNavigate } from "react-router";
import { IntlProvider } from "use-intl";
import { splitLocale } from "@/routes/match";
import { LOCALE_NAMES } from "@/shared/i18n/locales";
import { Document } from "./Document";
import { messagesOf, SHELL_NAMESPACES } from "./messageCatalogue";

export function Providers({ children }: { children: ReactNode }) {
  const { locale } = splitLocale(useLocation().pathname);
  const messages = useMemo(() => messagesOf(locale, SHELL_NAMESPACES), [locale]);
  const navigate = useNavigate();
  return (
    <I18nProvider locale={LOCALE_NAMES[locale].aria}>
      <AriaRouter navigate={(path) => void navigate(path)} useHref={useHref}>
        <IntlProvider locale={locale} messages={messages} timeZone="Europe/Zagreb">
          <Document locale={locale}>{children}</Document>
        </IntlProvider>
      </AriaRouter>
    </I18nProvider>
  );
}
