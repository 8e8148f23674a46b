import { describe, expect, test } from "vitest";
import { matchedParts, startsWords } from "./wordMatches";

const marked = (text: string, typed: string) =>
  matchedParts(text, typed)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join("");

test.each([
  ["Kuhar u hotelu", "kuh", "[Kuh]ar u hotelu"],
  ["Čistač / čistačica", "cist", "[Čist]ač / [čist]ačica"],
  ["Đorđe čuva šumu", "dord šum", "[Đorđ]e čuva [šum]u"],
  ["Glavni kuhar", "kuhar g", "[G]lavni [kuhar]"],
  ["Кувар во хотел", "ув хот", "Кувар во [хот]ел"],
  ["İzmir", "izm", "[İzm]ir"],
  ["Vozač C kategorije", "vozac", "[Vozač] C kategorije"],
])("%s, typed %s", (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected);
});

describe("nothing is marked", () => {
  test.each([
    ["Konobar", "konbar"],
    ["Prekuhar", "kuhar"],
    ["Kuhar", " "],
    ["Kuhar", ".*"],
  ])("%s, typed %s", (text, typed) => {
    expect(matchedParts(text, typed)).toEqual([{ text, isMatch: false }]);
  });
});

test("every word that was typed starts a word, in any order", () => {
  expect(startsWords("kuhar · Split", "spl kuh")).toBe(true);
  expect(startsWords("kuhar · Split", "")).toBe(true);
  expect(startsWords("kuhar · Split", "kuh zad")).toBe(false);
  expect(startsWords("kuhar · Split", "plit")).toBe(false);
});
