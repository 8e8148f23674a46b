/** One page: its messages around it, its parameters handed in. */
import { useMemo } from "react";
import { useParams } from "react-router";
import { IntlProvider } from "use-intl";
import type { Screen } from "@/routes/screen";
import type { Locale } from "@/shared/i18n/locales";
import { EVERYWHERE, messagesOf } from "./catalogue";

export function ScreenFrame({ screen, locale }: { screen: Screen; locale: Locale }) {
  const messages = useMemo(() => messagesOf(locale, [...EVERYWHERE, ...screen.messages]), [screen, locale]);
  const { Page } = screen;
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="Europe/Zagreb">
      <Page params={useParams() as never} />
    </IntlProvider>
  );
}
