/** Rules of wording in five languages: one term for one thing (docs/glossary.md), grammar around names, typography. */
import { describe, expect, test } from "vitest";
import { contentTexts, literals, mailTexts, messageTexts, type SiteText } from "@/testing/siteTexts";
import { LOCALES, type Locale } from "./locales";

const textsOf = (locale: Locale) => [...messageTexts(locale), ...mailTexts(locale), ...contentTexts(locale)];
const placesWith = (locale: Locale, fault: (text: string) => boolean, texts = textsOf(locale)) =>
  texts.filter((text) => literals(text).some(fault)).map(({ place }) => place);

/** A pattern for words of which each is the beginning, or with "$" the whole. */
const wordsOf = (beginnings: string) =>
  new RegExp(
    `(?<!\\p{L})(?:${beginnings.trim().split(/\s+/).join("|").replaceAll("$", "(?!\\p{L})")})`,
    "iu",
  );

/** Terms that were given up for another one, words of a neighbouring language, and address by a gender. */
const GIVEN_UP: Record<Locale, RegExp> = {
  hr: wordsOf(`
    inačic suglasn podnositelj izbri[sš] pregleda(?:n|o$|la?$) poštovani trenutno plaćen
    link(?!edin) šta$ ko$ niko$ sedmic tačn netačn uslov saglasn plat[aeu]$ histori direktn grešk server nalog (?<!o[^\\p{L}])meni$ dugme
    januar februar decembar ponovo registrova filter(?:i|e|a)$`),
  bs: wordsOf(`
    račun privol podnositelj izbri[sš] pregleda(?:n|o$|la?$) poštovani plaćen
    poveznic tjed(?:an|n) tko$ netko nitko točn netočn znamenk uvjet povijest izravn suglasn plać[aeou] osobn pogrešk
    poslužitelj gumb izborni[kc] ponovno trenutačn produlj natječaj životopis siječ veljač ožujk travnj svibnj lipnj
    srpnj kolovoz rujn listopad studeno prosinc`),
  sl: wordsOf("e-naslov spremn zaključ pregledan spoštovani plačan kandidat izbor$ izbora$"),
  mk: wordsOf("образец пријавув прегледа почитувани платен недовршен кандидат изборот$"),
  en: wordsOf("promoted viewed resume$ login$"),
};

/** Serbian forms, with "e" where Croatian and Bosnian have "ije" or "je". */
const EKAVIAN = wordsOf(`
  vreme$ mest[aou]$ posle uvek deo$ delovi reč$ reči$ rešenj promen izmen zamen obavešt primer pre$ gde$ dve$ sledeć
  bezbedn cel[aeiou]$ svetl telo$ nedelj mesec ponedeljak levo$ videt`);

/** Opening and closing quotation marks. */
const QUOTES: Record<Locale, readonly [string, string]> = {
  hr: ["„", "”"],
  en: ["“", "”"],
  sl: ["»", "«"],
  bs: ["„", "”"],
  mk: ["„", "“"],
};

function quotesAreBalanced(text: string, [open, close]: readonly [string, string]): boolean {
  const marks = [...text].filter((mark) => '„“”»«"'.includes(mark));
  return marks.every((mark, index) => mark === (index % 2 === 0 ? open : close)) && marks.length % 2 === 0;
}

/** Names and dates may end with a period of their own: "Konoba d.o.o.", "17. 12. 2026.". */
const ENDS_WITH_A_NAME = /\{(employer|title|host|date|at|until|age|reason)\}(<\/\w+>)?\./;

describe.each(LOCALES)("%s", (locale) => {
  test("terms that were given up do not come back", () => {
    expect(placesWith(locale, (text) => GIVEN_UP[locale].test(text))).toEqual([]);
  });

  test("quotation marks are the language's own, in pairs", () => {
    const faulty = textsOf(locale).filter(
      (text) => !quotesAreBalanced(literals(text).join(" "), QUOTES[locale]),
    );
    expect(faulty.map(({ place }) => place)).toEqual([]);
  });

  test("numbers keep their unit, sentences one period", () => {
    expect(placesWith(locale, (text) => /\d (MB|km|км|%)|\.\.|!!/u.test(text))).toEqual([]);
    const separated = messageTexts(locale).filter(({ text }) => /\} (MB|km|км)\b/u.test(text));
    expect(separated.map(({ place }) => place)).toEqual([]);
  });

  test("only Slovenian has a space before an ellipsis, which does not break", () => {
    const faulty = locale === "sl" ? /(?<!\u00a0)…/u : /\s…/u;
    expect(placesWith(locale, (text) => faulty.test(text))).toEqual([]);
  });

  test("no sentence ends with a name, which may have a period of its own", () => {
    const ending = textsOf(locale).filter(({ text }) => ENDS_WITH_A_NAME.test(text));
    expect(ending.map(({ place }) => place)).toEqual([]);
  });

  test("no word mixes Latin and Cyrillic letters", () => {
    const mixed = /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u;
    expect(placesWith(locale, (text) => mixed.test(text))).toEqual([]);
  });
});

test.each(["hr", "bs"] as const)("%s has no Serbian forms", (locale) => {
  expect(placesWith(locale, (text) => EKAVIAN.test(text))).toEqual([]);
});

/** Subjects of an English text; some are about both. */
const SIGNS_IN = /\bsign(s|ed|ing)?(-| me | you | it | sb )?[ -]?in\b|\blogg?ing in\b/i;
const APPLIES = /\bappl(y|ied|ies|ying|ication|ications|icant)\b/i;

const SIGN_IN_MAILS = [
  "sign_in_code.j2",
  "new_device.j2",
  "password_link.j2",
  "account_exists.j2",
  "email_link.j2",
];

test.each(["hr", "sl", "bs"] as const)("%s: signing in is never called as applying is", (locale) => {
  const english = new Map(messageTexts("en").map(({ place, text }) => [place, text]));
  const called = (text: SiteText) => /(?<!od)prijav/i.test(text.text);
  const messages = messageTexts(locale).filter(({ place }) => {
    const source = english.get(place) ?? "";
    return SIGNS_IN.test(source) && !APPLIES.test(source);
  });
  expect(messages.length).toBeGreaterThan(20);
  expect(messages.filter(called).map(({ place }) => place)).toEqual([]);
  const mails = mailTexts(locale).filter(({ place }) => SIGN_IN_MAILS.includes(place));
  expect(mails.length).toBe(SIGN_IN_MAILS.length);
  expect(mails.filter(called).map(({ place }) => place)).toEqual([]);
});
