/** Loads messages and caches them: one folder a feature, one file a language, fetched when first needed. */
import { type AriaMessages, provideAriaTexts } from "@/shared/aria/ariaTexts";
import { type Locale, SOURCE_LOCALE } from "@/shared/i18n/locales";
import type { Messages, Namespace } from "@/shared/i18n/messages";

type Folder = Record<string, unknown>;
const files = import.meta.glob<Folder>(
  ["../features/*/messages/*.ts", "../shared/*/messages/*.ts", "./*/messages/*.ts"],
  { import: "default" },
);

/** "../features/saved-jobs/messages/hr.ts" holds the namespace "saved-jobs" in Croatian. */
const sources = new Map(
  Object.entries(files).map(([file, load]) => {
    const [, namespace, locale] = /([^/]+)\/messages\/(\w+)\.ts$/.exec(file) ?? [];
    return [`${locale}:${namespace}`, { file, load }];
  }),
);

/** Namespaces that every page needs: the shell, the design system, what React Aria speaks, and error messages. */
export const SHELL_NAMESPACES: readonly Namespace[] = ["shell", "ui", "aria", "errors"];

/** Additional namespaces of the sign-in dialog. */
export const AUTH_NAMESPACES: readonly Namespace[] = ["auth", "verification"];

const loaded = new Map<string, Folder>();

export async function loadMessages(locale: Locale, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(
    namespaces.map(async (namespace) => {
      const key = `${locale}:${namespace}`;
      if (loaded.has(key)) return;
      const messages = (await load(locale, namespace)) ?? (await load(SOURCE_LOCALE, namespace));
      if (!messages) return;
      loaded.set(key, messages);
      if (namespace === "aria") provideAriaTexts(locale, messages as unknown as AriaMessages);
    }),
  );
}

/** Messages that fail to load are logged, and the source language is used. */
async function load(locale: Locale, namespace: Namespace): Promise<Folder | undefined> {
  try {
    return await sources.get(`${locale}:${namespace}`)?.load();
  } catch (error) {
    console.error(`Messages ${namespace} (${locale}) did not load`, error);
    return undefined;
  }
}

export function messagesOf(locale: Locale, namespaces: readonly Namespace[]): Messages {
  return Object.fromEntries(
    namespaces.map((namespace) => [namespace, loaded.get(`${locale}:${namespace}`)]),
  ) as unknown as Messages;
}

/** Source files of the messages, so that <head> can preload their chunks. */
export function messageFiles(locale: Locale, namespaces: readonly Namespace[]): string[] {
  return namespaces.flatMap((namespace) => sources.get(`${locale}:${namespace}`)?.file ?? []);
}
