import { expect, test } from "vitest";
import { candidateFiltersOf, withFilter } from "./filters";

const read = (query: string) => candidateFiltersOf(new URLSearchParams(query));

test("filters are read from the address", () => {
  expect(read("position=2221&place=3186886&educationLevel=6&language=de&page=2")).toEqual({
    position: "2221",
    place: 3186886,
    educationLevel: 6,
    language: "de",
    page: 2,
  });
});

test.each([
  "position=Kuhar",
  "place=Zagreb",
  "place=-1",
  "place=1.5",
  "place=1e30",
  "educationLevel=9",
  "educationLevel=",
  "language=Deutsch",
  "page=1",
  "page=0",
  "page=10001",
])("what is no filter is left out: %s", (query) => {
  expect(read(query)).toEqual({});
});

test("another value begins on the first page, and an empty one takes the filter away", () => {
  const search = new URLSearchParams("position=2221&page=3");
  expect(withFilter(search, "language", "de").toString()).toBe("position=2221&language=de");
  expect(withFilter(search, "position", "").toString()).toBe("");
  expect(search.toString()).toBe("position=2221&page=3");
});
