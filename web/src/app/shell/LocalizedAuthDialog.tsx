/** The sign-in dialog with its messages. */
import { useMemo } from "react";
import { IntlProvider, useLocale } from "use-intl";
import type { View } from "@/features/auth/authNavigation";
import AuthDialog from "@/features/auth/components/AuthDialog";
import { AUTH_NAMESPACES, messagesOf, SHELL_NAMESPACES } from "../messageCatalogue";

export default function LocalizedAuthDialog({ view }: { view: View }) {
  const locale = useLocale();
  const messages = useMemo(() => messagesOf(locale, [...SHELL_NAMESPACES, ...AUTH_NAMESPACES]), [locale]);
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="Europe/Zagreb">
      <AuthDialog view={view} />
    </IntlProvider>
  );
}
