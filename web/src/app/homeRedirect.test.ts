import { describe, expect, test } from "vitest";
import { homeRedirect, preferredLocale } from "./homeRedirect";

const home = new URL("http://site.test/?utm=1");

describe("the bare address", () => {
  test("follows the saved language", () => {
    expect(homeRedirect(home, { cookie: "theme=dark; locale=mk" })).toBe("/mk?utm=1");
  });

  test("a saved Croatian stays, whatever the browser prefers", () => {
    expect(homeRedirect(home, { cookie: "locale=hr", acceptLanguage: "en" })).toBeUndefined();
  });

  test("follows the browser for a visitor without a saved language", () => {
    expect(homeRedirect(home, { acceptLanguage: "de, sl;q=0.8, en;q=0.9" })).toBe("/en?utm=1");
  });

  test("is Croatian when nothing fits", () => {
    expect(homeRedirect(home, { acceptLanguage: "de-AT" })).toBeUndefined();
    expect(homeRedirect(home, { cookie: "locale=xx" })).toBeUndefined();
  });

  test("is what it says for a click inside the site", () => {
    expect(homeRedirect(home, { cookie: "locale=mk", fetchSite: "same-origin" })).toBeUndefined();
  });
});

test("a deep address never changes its language", () => {
  expect(homeRedirect(new URL("http://site.test/poslovi"), { cookie: "locale=en" })).toBeUndefined();
});

test.each([
  ["bs-BA,bs;q=0.9,en;q=0.8", "bs"],
  ["en;q=0, sl", "sl"],
  ["*", undefined],
  ["", undefined],
  [";;;q=x,,", undefined],
])("%s prefers %s", (header, locale) => expect(preferredLocale(header)).toBe(locale));
