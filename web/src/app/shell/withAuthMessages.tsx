/** Parts of signing in whose code and messages load when they are first shown. */
import { type ComponentType, type LazyExoticComponent, lazy, useMemo } from "react";
import { IntlProvider, useLocale } from "use-intl";
import { loadChunk } from "@/shared/chunks/loadChunk";
import { LOCALES, type Locale } from "@/shared/i18n/locales";
import { AUTH_NAMESPACES, loadMessages, messagesOf, SHELL_NAMESPACES } from "../messageCatalogue";

type Part<Props> = LazyExoticComponent<ComponentType<Props>>;

/** The part in each language. */
export function withAuthMessages<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Record<Locale, Part<Props>> {
  const inLanguage = (locale: Locale) =>
    lazy(() =>
      loadChunk(async () => {
        const [{ default: Component }] = await Promise.all([load(), loadMessages(locale, AUTH_NAMESPACES)]);
        return {
          default: (props: Props) => (
            <AuthMessages>
              <Component {...props} />
            </AuthMessages>
          ),
        };
      }),
    );
  return Object.fromEntries(LOCALES.map((locale) => [locale, inLanguage(locale)])) as unknown as Record<
    Locale,
    Part<Props>
  >;
}

function AuthMessages({ children }: { children: React.ReactNode }) {
  const locale = useLocale();
  const messages = useMemo(() => messagesOf(locale, [...SHELL_NAMESPACES, ...AUTH_NAMESPACES]), [locale]);
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="Europe/Zagreb">
      {children}
    </IntlProvider>
  );
}
