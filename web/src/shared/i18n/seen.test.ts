/**
 * One term for what employers do with an application, for everybody who reads of it (docs/glossary.md): it is seen.
 * "Open" is what the employer presses, and stands only where the press is spoken of.
 */
import { describe, expect, test } from "vitest";
import { literals, mailTexts, messageTexts, type SiteText } from "@/testing/siteTexts";
import { LOCALES, type Locale } from "./locales";

const textsOf = (locale: Locale) => [...messageTexts(locale), ...mailTexts(locale)];
const wordsOf = (text: SiteText) => literals(text).join(" ");

const OPEN: Record<Locale, RegExp> = {
  hr: /otv[oa]r/i,
  bs: /otv[oa]r/i,
  sl: /odpr|odpir/i,
  mk: /отв[оа]р/iu,
  en: /\bopen/i,
};

const SEEN: Record<Locale, RegExp> = {
  hr: /pogleda/i,
  bs: /pogleda/i,
  sl: /ogleda/i,
  mk: /погледн/iu,
  en: /\b(?:seen|saw)\b/i,
};

/** Sentences on what an employer reads or does not read; what a reader, or a program, sees is another matter. */
const OTHERWISE: Record<Locale, RegExp> = {
  hr: /poslodav\p{L}* (?:\p{L}+ ){0,2}nije (?:vidi|pročita|otvori)/iu,
  bs: /poslodav\p{L}* (?:\p{L}+ ){0,2}nije (?:vidi|pročita|otvori)/iu,
  sl: /delodajal\p{L}* (?:\p{L}+ ){0,2}ni (?:videl|prebral|odprl)/iu,
  mk: /работодавач\p{L}* (?:сѐ уште )?не ја (?:видел|прочитал|отворил)/iu,
  en: /employer has (?:not )?(?:yet )?(?:looked at|read|viewed|opened)\b/i,
};

const APPLICATION: Record<Locale, RegExp> = {
  hr: /prijav|verzij|podatke/i,
  bs: /prijav|verzij|podatke/i,
  sl: /prijav|različic|podatk/i,
  mk: /аплика|верзи|податоци/iu,
  en: /applica|version|data/i,
};

/** Texts that mean the press: its button, what it does, and what is no longer possible. */
const PRESS = [
  "inbox.neighbours.keys",
  "inbox.opening.open",
  "inbox.opening.closedText",
  "inbox.opening.neverText",
  "inbox.ending.oneUnopened",
  "inbox.ending.jobUnopened",
  "apply.resend.lead",
  "apply.success.seenHint",
  "home.steps.seenHint",
  "unsubscribe.kind.employer-reminders",
  "new_application.j2",
  "new_applications.j2",
  "unopened_applications.j2",
  "updated_application.j2",
];

/** Texts in which something else opens or is open: a link, a tab, an ad, an account, a site. */
const ANOTHER = [
  "applications.noLink.title",
  "applications.noLink.text",
  "applications.expired.text",
  "apply.closed.expired",
  "apply.closed.paused",
  "apply.verification.later.textPhone",
  "apply.verification.later.textConfirmedPhone",
  "apply.verification.gone.linkText",
  "apply.success.copyLink.copied",
  "auth.guestHint",
  "jobs.page.inactiveHint",
  "jobs.page.pausedHint",
  "settings.secondFactor.openApp",
  "application_erased.j2",
  "erased.j2",
  "registration_code.j2",
];

describe.each(LOCALES)("%s", (locale) => {
  test("an application is opened only where the press is spoken of", () => {
    const places = textsOf(locale)
      .filter((text) => OPEN[locale].test(wordsOf(text)) && APPLICATION[locale].test(wordsOf(text)))
      .map(({ place }) => place);
    expect(places.filter((place) => ![...PRESS, ...ANOTHER].includes(place))).toEqual([]);
  });

  test("what is seen in English is seen here", () => {
    const english = textsOf("en").filter(
      (text) => SEEN.en.test(wordsOf(text)) && text.place !== "new_device.j2",
    );
    const own = new Map(textsOf(locale).map((text) => [text.place, wordsOf(text)]));
    expect(english.length).toBeGreaterThan(20);
    const otherwise = english.filter(({ place }) => !SEEN[locale].test(own.get(place) ?? ""));
    expect(otherwise.map(({ place }) => place)).toEqual([]);
  });

  test("an employer who has not seen it is not said to have read, viewed or looked at it", () => {
    const otherwise = textsOf(locale).filter((text) => OTHERWISE[locale].test(wordsOf(text)));
    expect(otherwise.map(({ place }) => place)).toEqual([]);
  });
});
