/** A part of a page whose code and messages load when it is first shown. */
import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, useMemo } from "react";
import { IntlProvider, useLocale, useMessages } from "use-intl";
import { loadChunk } from "@/shared/chunks/loadChunk";
import { TIME_ZONE } from "./formats";
import { LOCALES, type Locale } from "./locales";
import type { Namespace } from "./messages";

type Folder = Record<string, unknown>;

/** The part in each language. `files`: `import.meta.glob("./messages/*.ts", { import: "default" })`. */
export function lazyWithMessages<Props extends object>(
  namespace: Namespace,
  files: Readonly<Record<string, () => Promise<unknown>>>,
  load: () => Promise<{ default: ComponentType<Props> }>,
): Record<Locale, LazyExoticComponent<ComponentType<Props>>> {
  const inLanguage = (locale: Locale) =>
    lazy(() =>
      loadChunk(async () => {
        const [{ default: Component }, messages] = await Promise.all([
          load(),
          files[`./messages/${locale}.ts`]?.() as Promise<Folder>,
        ]);
        return {
          default: (props: Props) => (
            <MoreMessages namespace={namespace} messages={messages}>
              <Component {...props} />
            </MoreMessages>
          ),
        };
      }),
    );
  return Object.fromEntries(LOCALES.map((locale) => [locale, inLanguage(locale)])) as unknown as Record<
    Locale,
    LazyExoticComponent<ComponentType<Props>>
  >;
}

interface MoreMessagesProps {
  readonly namespace: Namespace;
  readonly messages: Folder;
  readonly children: ReactNode;
}

/** The page's messages and one namespace more. */
function MoreMessages({ namespace, messages, children }: MoreMessagesProps) {
  const locale = useLocale();
  const here = useMessages();
  const all = useMemo(() => ({ ...here, [namespace]: messages }), [here, namespace, messages]);
  return (
    <IntlProvider locale={locale} messages={all} timeZone={TIME_ZONE}>
      {children}
    </IntlProvider>
  );
}
