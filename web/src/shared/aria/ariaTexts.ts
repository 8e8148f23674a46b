/** Gives React Aria the texts that it speaks, from our messages: it has none in Bosnian and Macedonian. */
import {
  type LocalizedString,
  LocalizedStringDictionary,
  type LocalizedStrings,
  type Variables,
} from "@internationalized/string";
import { createTranslator } from "use-intl";
import { createFormats } from "../i18n/formats";
import { LOCALE_NAMES, type Locale } from "../i18n/locales";
import type { Messages } from "../i18n/messages";

export type AriaMessages = Messages["aria"];

/** Packages of React Aria whose texts our components use, each with its part of the messages. */
export const ARIA_PACKAGES: Readonly<Record<string, keyof AriaMessages>> = {
  "react-aria-components": "components",
  "@react-aria/autocomplete": "autocomplete",
  "@react-aria/combobox": "combobox",
  "@react-aria/dnd": "dnd",
  "@react-aria/menu": "menu",
  "@react-aria/overlays": "overlays",
};

type Strings = LocalizedStrings<string, LocalizedString>;

const strings = new Map<string, Strings>();
const dictionaries = new Map<string, LocalizedStringDictionary>();

/**
 * From now on, React Aria speaks these texts in that language. Other languages keep theirs, so that one page renderer
 * serves all.
 */
export function provideAriaTexts(locale: Locale, aria: AriaMessages): void {
  const tag = LOCALE_NAMES[locale].aria;
  for (const [name, part] of Object.entries(ARIA_PACKAGES)) {
    const known = { ...strings.get(name), [tag]: spoken(locale, aria, part) };
    strings.set(name, known);
    dictionaries.set(name, new LocalizedStringDictionary<string, LocalizedString>(known, tag) as never);
  }
}

// React Aria's own global dictionary holds one language and exists in browsers only: the server's HTML would be English.
LocalizedStringDictionary.getGlobalDictionaryForPackage = ((name: string) =>
  dictionaries.get(name) ?? null) as typeof LocalizedStringDictionary.getGlobalDictionaryForPackage;

function spoken(
  locale: Locale,
  aria: AriaMessages,
  part: keyof AriaMessages,
): Record<string, LocalizedString> {
  const translate = createTranslator({ locale, messages: { aria }, namespace: "aria" }) as unknown as (
    key: string,
    values: Record<string, string | number>,
  ) => string;
  const formats = createFormats(locale);
  const values = (variables: Variables = {}) => {
    const given = Object.entries(variables).map(([name, value]) => [
      name,
      typeof value === "number" ? value : String(value),
    ]);
    const count = variables.optionCount ?? variables.groupCount;
    return { ...Object.fromEntries(given), shown: typeof count === "number" ? formats.number(count) : "" };
  };
  return Object.fromEntries(
    Object.keys(aria[part]).map((key) => [
      key,
      (variables: Variables) => translate(`${part}.${key}`, values(variables)),
    ]),
  );
}
