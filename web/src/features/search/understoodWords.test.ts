import { describe, expect, test } from "vitest";
import type { UnderstoodWords } from "@/shared/api/generated";
import { filtersOf } from "./filters";
import {
  chosenIn,
  cleared,
  countWithWords,
  onlyTerms,
  stillTyped,
  withoutWords,
  withWordsAsFilters,
} from "./understoodWords";

const read = (address: string) => filtersOf(new URLSearchParams(address));
const means = (text: string, dimension: UnderstoodWords["dimension"], ...ids: string[]): UnderstoodWords => ({
  text,
  dimension,
  values: ids.map((id) => ({ id, name: id })),
  name: null,
});
const PERMANENT = means("na neodređeno", "employment", "permanent");
const FROM = means("od 1.800 €", "salaryFrom", "1800");
const SPLIT = means("Split", "locations", "3190261");

describe("words are taken out of the query", () => {
  test.each([
    ["kuhar na neodređeno split", "na neodređeno", "kuhar split"],
    ["NA  NEODREĐENO, kuhar", "na neodređeno", "kuhar"],
    ["kuhar, Split", "Split", "kuhar"],
    ["kuhar, Split, smještaj", "Split", "kuhar, smještaj"],
    ["kuhar (Split)", "Split", "kuhar"],
    ["split kuhar Split", "Split", "kuhar"],
    ["C++ remote", "remote", "C++"],
    ["plaća od 1.800 €", "od 1.800 €", "plaća"],
    ["готвач на неопределено време", "на неопределено време", "готвач"],
    ["kuhar na neodređeno", "na neodređeno", "kuhar"],
  ])("%s without %s", (query, text, left) => {
    expect(withoutWords({ query: [query] }, text)).toEqual({ query: [left] });
  });

  test.each([
    ["Splitsko pivo", "Split"],
    ["razvoj Presplit", "Split"],
    ['"rad u Split" kuhar', "Split"],
    ["„Split” kuhar", "Split"],
    ["kuhar -Split", "Split"],
    ["+Split kuhar", "Split"],
    ["od 11.800 €", "1.800 €"],
    ["od 1x800 €", "1.800 €"],
  ])("%s keeps what is not the word %s", (query, text) => {
    const filters = { query: [query] };
    expect(withoutWords(filters, text)).toBe(filters);
  });

  test("nothing is left of a query that is only these words", () => {
    expect(withoutWords(read("query=Split&sort=newest"), "Split")).toEqual({ sort: "newest" });
  });

  test("a query longer than one parameter stays whole, also across its parts", () => {
    const long = Array.from({ length: 40 }, (_, index) => `riječ${index}`);
    const { query = [] } = withoutWords({ query: [`${long.join(" ")} na`, "neodređeno"] }, "na neodređeno");
    expect(query.join(" ")).toBe(long.join(" "));
    expect(query.every((line) => line.length <= 200)).toBe(true);
  });
});

describe("words become filters before one of them is changed", () => {
  const filters = read("query=kuhar+na+neodređeno+Split+od+1.800+€&employment=student&page=2");
  const all = [PERMANENT, FROM, SPLIT];

  test("beside those chosen by hand", () => {
    expect(chosenIn(filters, all, "employment")).toEqual(["student", "permanent"]);
    expect(withWordsAsFilters(filters, all, ["employment"])).toEqual({
      query: ["kuhar Split od 1.800 €"],
      employment: ["student", "permanent"],
    });
  });

  test("a number and a place too", () => {
    expect(withWordsAsFilters(filters, all, ["salaryFrom", "locations"])).toEqual({
      query: ["kuhar na neodređeno"],
      locations: ["3190261"],
      employment: ["student"],
      salaryFrom: 1800,
    });
  });

  test("of two wages the higher counts", () => {
    for (const salaryFrom of [1500, 2000]) {
      const both = { query: ["od 1.800 €"], salaryFrom };
      const higher = Math.max(salaryFrom, 1800);
      expect(chosenIn(both, all, "salaryFrom")).toEqual([String(higher)]);
      expect(withWordsAsFilters(both, all, ["salaryFrom"])).toEqual({ salaryFrom: higher });
    }
  });

  test("words that are gone from the query mean nothing any more", () => {
    const without = withoutWords(filters, "na neodređeno");
    expect(stillTyped(without, all)).toEqual([FROM, SPLIT]);
    expect(chosenIn(without, all, "employment")).toEqual(["student"]);
  });

  test("a search without such words is unchanged", () => {
    const other = read("query=kuhar&employment=student");
    expect(withWordsAsFilters(other, all, ["employment", "locations"])).toEqual(other);
  });
});

test("counting and clearing filters covers those in words, but no place", () => {
  const filters = read("query=kuhar+na+neodređeno+Split&employment=student&newJobs=true");
  expect(countWithWords(filters, [PERMANENT, SPLIT])).toBe(3);
  expect(cleared(filters, [PERMANENT, SPLIT])).toEqual({ query: ["kuhar Split"] });
});

test("only the words that mean something are left, if there are others", () => {
  const filters = read("query=astronaut+na+neodređeno+od+1.800+€&licence=B");
  expect(onlyTerms(filters, [PERMANENT, FROM])).toEqual(read("query=na+neodređeno+od+1.800+€&licence=B"));
  expect(onlyTerms(read("query=na+neodređeno"), [PERMANENT])).toBeUndefined();
  expect(onlyTerms(read("query=astronaut"), [])).toBeUndefined();
});
