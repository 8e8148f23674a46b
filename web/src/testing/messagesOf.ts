/** All messages of a language, for tests. */
import type { Locale } from "@/shared/i18n/locales";
import type { Messages } from "@/shared/i18n/messages";

const files = import.meta.glob<Record<string, unknown>>("../**/messages/*.ts", {
  import: "default",
  eager: true,
});

export function messageFolders(locale: Locale): Map<string, Record<string, unknown>> {
  const folders = new Map<string, Record<string, unknown>>();
  for (const [file, messages] of Object.entries(files)) {
    const [, namespace = "", language] = /([^/]+)\/messages\/(\w+)\.ts$/.exec(file) ?? [];
    if (language === locale) folders.set(namespace, messages);
  }
  return folders;
}

export function messagesOf(locale: Locale): Messages {
  return Object.fromEntries(messageFolders(locale)) as unknown as Messages;
}
