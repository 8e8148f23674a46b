import { expect, test } from "vitest";
import { isAnswer, readCookieChoice } from "./cookieChoice";

test.each([
  ["cookie-choice=all-google", "all-google"],
  ["theme=dark; cookie-choice=all", "all"],
  ["cookie-choice=necessary; theme=dark", "necessary"],
  ["cookie-choice=all-facebook", undefined],
  ["other-cookie-choice=all", undefined],
  ["", undefined],
])("%s says %s", (cookies, choice) => {
  expect(readCookieChoice(cookies)).toBe(choice);
});

test("whoever accepted a notice that did not name Google is asked again where it does", () => {
  expect(isAnswer("all", true)).toBe(false);
  expect(isAnswer("all", false)).toBe(true);
  for (const choice of ["necessary", "all-google"] as const)
    expect([isAnswer(choice, true), isAnswer(choice, false)]).toEqual([true, true]);
  expect([isAnswer(undefined, true), isAnswer(undefined, false)]).toEqual([false, false]);
});
