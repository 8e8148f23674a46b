import { describe, expect, test } from "vitest";
import { homeRedirect, preferredLocale } from "./homeRedirect";

const home = new URL("http://site.test/?utm=1");

describe("the path /", () => {
  test("redirects to the saved language", () => {
    expect(homeRedirect(home, { cookie: "theme=dark; locale=mk" })).toBe("/mk?utm=1");
  });

  test("does not redirect with saved Croatian, whatever the browser prefers", () => {
    expect(homeRedirect(home, { cookie: "locale=hr", acceptLanguage: "en" })).toBeUndefined();
  });

  test("redirects to the browser's language without a saved one", () => {
    expect(homeRedirect(home, { acceptLanguage: "de, sl;q=0.8, en;q=0.9" })).toBe("/en?utm=1");
  });

  test("redirects to English when the browser asks for other languages only", () => {
    expect(homeRedirect(home, { acceptLanguage: "de-AT, fr;q=0.5" })).toBe("/en?utm=1");
    expect(homeRedirect(home, { cookie: "locale=xx", acceptLanguage: "de" })).toBe("/en?utm=1");
  });

  test("stays Croatian for who reads it, and where no language is asked for", () => {
    expect(homeRedirect(home, { acceptLanguage: "sr-Latn-RS, de;q=0.5" })).toBeUndefined();
    expect(homeRedirect(home, { acceptLanguage: "cnr" })).toBeUndefined();
    // As search engines do.
    expect(homeRedirect(home, {})).toBeUndefined();
    expect(homeRedirect(home, { acceptLanguage: "*" })).toBeUndefined();
    expect(homeRedirect(home, { cookie: "locale=xx" })).toBeUndefined();
  });

  test("does not redirect a navigation inside the site", () => {
    expect(homeRedirect(home, { cookie: "locale=mk", fetchSite: "same-origin" })).toBeUndefined();
  });
});

test("other paths are never redirected", () => {
  expect(homeRedirect(new URL("http://site.test/poslovi"), { cookie: "locale=en" })).toBeUndefined();
});

test.each([
  ["bs-BA,bs;q=0.9,en;q=0.8", "bs"],
  ["en;q=0, sl", "sl"],
  ["de, sr;q=0.9, en;q=0.8", "hr"],
  ["de", "en"],
  ["de;q=0", undefined],
  ["*", undefined],
  ["", undefined],
  [";;;q=x,,", undefined],
])("%s prefers %s", (header, locale) => expect(preferredLocale(header)).toBe(locale));
