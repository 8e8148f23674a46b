/** What everything on the page stands in: document, language, and the words of the frame. */
import { type ReactNode, useMemo } from "react";
import { RouterProvider as AriaRouter, I18nProvider } from "react-aria-components";
import { useHref, useLocation, useNavigate } from "react-router";
import { IntlProvider } from "use-intl";
import { splitLocale } from "@/routes/match";
import { LOCALE_NAMES } from "@/shared/i18n/locales";
import { EVERYWHERE, messagesOf } from "./catalogue";
import { Document } from "./Document";

export function Providers({ children }: { children: ReactNode }) {
  const { locale } = splitLocale(useLocation().pathname);
  const messages = useMemo(() => messagesOf(locale, EVERYWHERE), [locale]);
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
