import { expect, test } from "vitest";
import type { FaqCategory } from "@/shared/api/generated";
import { matchingEntries } from "./matchingEntries";

const category = (id: string, ...titles: string[]): FaqCategory => ({
  id,
  title: id,
  description: "",
  slugs: {},
  entries: titles.map((title) => ({
    id: title,
    title,
    html: `<p>Odgovor o <a href="/strong">računu</a>: ${id}</p>`,
  })),
});
const CATEGORIES = [category("account", "Kako ući u račun?", "Lozinka"), category("data", "Tko vidi đake?")];
const titles = (typed: string) =>
  matchingEntries(CATEGORIES, typed).flatMap(({ entries }) => entries.map(({ title }) => title));

test.each([
  ["", ["Kako ući u račun?", "Lozinka", "Tko vidi đake?"]],
  ["uci", ["Kako ući u račun?"]],
  ["RAČUNU  odgovor", ["Kako ući u račun?", "Lozinka", "Tko vidi đake?"]],
  ["racun kako", ["Kako ući u račun?"]],
  ["djake", []],
  ["dake", ["Tko vidi đake?"]],
  ["strong", []],
  ["xyz", []],
])("%j finds %j", (typed, expected) => expect(titles(typed)).toEqual(expected));

test("categories without a match are left out", () => {
  expect(matchingEntries(CATEGORIES, "lozinka").map(({ id }) => id)).toEqual(["account"]);
});
