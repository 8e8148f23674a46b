import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { describe, expect, test } from "vitest";
import { messageFolders } from "@/testing/messagesOf";
import { LOCALES, type Locale } from "./locales";

type Elements = ReturnType<typeof parse>;

/** "found" -> its text, "salary.month" -> its text. */
function flat(folder: Record<string, unknown>, path = ""): Map<string, string> {
  return new Map(
    Object.entries(folder).flatMap(([key, value]): [string, string][] =>
      typeof value === "string"
        ? [[path + key, value]]
        : [...flat(value as Record<string, unknown>, `${path}${key}.`)],
    ),
  );
}

/** Every argument with the kind it is used as: "count:plural", "name:text". */
function argumentsOf(elements: Elements): Set<string> {
  const found = new Set<string>();
  for (const element of elements) {
    if (element.type === TYPE.argument) found.add(`${element.value}:text`);
    if (element.type === TYPE.tag) {
      found.add(`${element.value}:tag`);
      for (const inner of argumentsOf(element.children)) found.add(inner);
    }
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      found.add(`${element.value}:${element.type === TYPE.plural ? "plural" : "select"}`);
      for (const { value } of Object.values(element.options)) {
        for (const inner of argumentsOf(value)) found.add(inner);
      }
    }
  }
  return found;
}

function pluralsOf(elements: Elements): string[][] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return pluralsOf(element.children);
    if (element.type !== TYPE.plural) return [];
    return [
      Object.keys(element.options)
        .filter((key) => !key.startsWith("="))
        .sort(),
    ];
  });
}

/** The element and everything inside its branches. */
function everything(elements: Elements): Elements {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...everything(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element];
    return [element, ...Object.values(element.options).flatMap(({ value }) => everything(value))];
  });
}

const categories = (locale: Locale) =>
  [...new Intl.PluralRules(locale).resolvedOptions().pluralCategories].sort();
const source = messageFolders("hr");

test("every folder has five languages", () => {
  for (const locale of LOCALES)
    expect([...messageFolders(locale).keys()].sort()).toEqual([...source.keys()].sort());
});

describe.each([...source.keys()])("%s", (namespace) => {
  const croatian = flat(source.get(namespace) ?? {});

  test.each(LOCALES)("%s has the same keys, arguments and its own plural forms", (locale) => {
    const messages = flat(messageFolders(locale).get(namespace) ?? {});
    expect([...messages.keys()]).toEqual([...croatian.keys()]);
    for (const [key, text] of messages) {
      const elements = parse(text);
      expect(text.trim(), key).not.toBe("");
      expect(argumentsOf(elements), key).toEqual(argumentsOf(parse(croatian.get(key) ?? "")));
      for (const forms of pluralsOf(elements)) expect(forms, key).toEqual(categories(locale));
      // Chromium cannot format numbers and dates of every language: they are passed in as text.
      const kinds = everything(elements).map(({ type }) => type);
      for (const made of [TYPE.pound, TYPE.number, TYPE.date, TYPE.time])
        expect(kinds, key).not.toContain(made);
    }
  });

  test("Macedonian is written in Cyrillic", () => {
    for (const [key, text] of flat(messageFolders("mk").get(namespace) ?? {})) {
      for (const element of everything(parse(text))) {
        if (element.type !== TYPE.literal) continue;
        // Addresses, and proper names in Latin letters.
        const words = element.value.replace(/\S+@\S+|https?:\S+|\b[A-Z]\w+/g, "");
        expect(words, key).not.toMatch(/[a-z]{3,}/);
      }
    }
  });
});
