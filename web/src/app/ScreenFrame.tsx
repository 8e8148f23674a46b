/** Renders a screen with its messages and route parameters. */
import { useMemo } from "react";
import { useParams } from "react-router";
import { IntlProvider } from "use-intl";
import type { Screen } from "@/routes/screen";
import type { Locale } from "@/shared/i18n/locales";
import { messagesOf, SHELL_NAMESPACES } from "./messageCatalogue";

export function ScreenFrame({ screen, locale }: { screen: Screen; locale: Locale }) {
  const messages = useMemo(
    () => messagesOf(locale, [...SHELL_NAMESPACES, ...screen.messages]),
    [screen, locale],
  );
  const { Page } = screen;
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="Europe/Zagreb">
      <Page params={useParams() as never} />
    </IntlProvider>
  );
}
