/** All words of all languages are in a dictionary or among the reviewed words: names, new words, Bosnian forms. */
import { readFileSync } from "node:fs";
import { type Hunspell, loadModule } from "hunspell-asm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentTexts, literals, mailTexts, messageTexts } from "@/testing/siteTexts";
import { LOCALES, type Locale } from "./locales";

/** There is no Bosnian dictionary: Croatian, and the forms in which Bosnian differs as reviewed words. */
const DICTIONARIES: Record<Locale, string> = { hr: "hr", en: "en", sl: "sl", bs: "hr", mk: "mk" };
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}+)*/gu;

const reviewed = (locale: Locale) =>
  readFileSync(`${import.meta.dirname}/reviewed-words/${locale}.txt`, "utf8")
    .trimEnd()
    .split("\n");

let dictionaries: ReadonlyMap<string, Hunspell>;

beforeAll(async () => {
  const module = await loadModule();
  const packages = `${import.meta.dirname}/../../../node_modules`;
  const mounted = (language: string, file: string) =>
    module.mountBuffer(
      readFileSync(`${packages}/dictionary-${language}/index.${file}`),
      `${language}.${file}`,
    );
  dictionaries = new Map(
    [...new Set(Object.values(DICTIONARIES))].map((language) => [
      language,
      module.create(mounted(language, "aff"), mounted(language, "dic")),
    ]),
  );
});

afterAll(() => {
  for (const dictionary of dictionaries.values()) dictionary.dispose();
});

/** Words that the dictionary does not have, in lower case, with the places where they stand. */
function unknownWords(locale: Locale, texts: readonly { place: string; text: string }[]) {
  const dictionary = dictionaries.get(DICTIONARIES[locale]);
  const knows = (word: string) => dictionary?.spell(word) || dictionary?.spell(word.replaceAll("’", "'"));
  const found = new Map<string, string>();
  for (const text of texts) {
    const words = literals(text).flatMap(
      (piece) => piece.replaceAll(/\S+@\S+|https?:\S+/g, "").match(WORD) ?? [],
    );
    for (const word of words) {
      if (!knows(word) && !word.split("-").every(knows)) found.set(word.toLowerCase(), text.place);
    }
  }
  return found;
}

describe.each(LOCALES)("%s", (locale) => {
  test("words are in the dictionary or reviewed", () => {
    const unknown = unknownWords(locale, [
      ...messageTexts(locale),
      ...mailTexts(locale),
      ...contentTexts(locale),
    ]);
    for (const word of reviewed(locale)) unknown.delete(word);
    expect(Object.fromEntries(unknown)).toEqual({});
  });

  test("reviewed words are sorted, and each is needed", () => {
    const words = reviewed(locale);
    const unknown = unknownWords(locale, [
      ...messageTexts(locale),
      ...mailTexts(locale),
      ...contentTexts(locale),
    ]);
    expect(words).toEqual([...new Set(words)].sort());
    expect(words.filter((word) => !unknown.has(word))).toEqual([]);
  });
});

test("a misspelt word is found", () => {
  const texts = [{ place: "jobs.save", text: "Spremi {title} u spremljene poslvoe" }];
  expect([...unknownWords("hr", texts)]).toEqual([["poslvoe", "jobs.save"]]);
});
