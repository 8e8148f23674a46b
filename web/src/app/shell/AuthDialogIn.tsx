/** The dialog for signing in, with its words around it. */
import { useMemo } from "react";
import { IntlProvider, useLocale } from "use-intl";
import AuthDialog from "@/features/auth/components/AuthDialog";
import type { View } from "@/features/auth/place";
import { EVERYWHERE, messagesOf, SIGNING_IN } from "../catalogue";

export default function AuthDialogIn({ view }: { view: View }) {
  const locale = useLocale();
  const messages = useMemo(() => messagesOf(locale, [...EVERYWHERE, ...SIGNING_IN]), [locale]);
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="Europe/Zagreb">
      <AuthDialog view={view} />
    </IntlProvider>
  );
}
