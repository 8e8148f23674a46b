import { expect, test } from "vitest";
import { href } from "@/routes/href";
import { argumentsOf, filtersOf, lettersFor, searchOf } from "./filters";

const read = (query: string) => filtersOf(new URLSearchParams(query));

test("the address holds the filters", () => {
  const filters = read("query=+kono+ba+&letter=D%C5%BE&sector=24&page=3");
  expect(filters).toEqual({ query: "kono ba", letter: "Dž", sector: "24" });
  const address = href("employers", {}, "hr", searchOf(filters, 3));
  expect(address).toBe("/poslodavci?query=kono+ba&letter=D%C5%BE&sector=24&page=3");
  expect(read(address.slice(address.indexOf("?")))).toEqual(filters);
});

test("what no list has is dropped", () => {
  expect(read("query=+&letter=abc&sector=x&colour=red")).toEqual({});
  expect(read("letter=a")).toEqual({});
  expect(read("letter=")).toEqual({});
  expect(read("letter=0-9")).toEqual({ letter: "0-9" });
  expect(read(`query=${"x".repeat(150)}`).query).toHaveLength(100);
});

test("the first page and empty filters stay out of addresses and calls", () => {
  expect(href("employers", {}, "en", searchOf({ query: "", sector: "" }))).toBe("/en/employers");
  expect(argumentsOf({ query: "", letter: undefined }, 1)).toEqual({});
  expect(argumentsOf({ query: "a", letter: "Š" }, 2)).toEqual({ query: "a", letter: "Š", page: 2 });
});

test("the chosen letter stays even where it leads to nobody", () => {
  const found = [
    { letter: "B", employers: 2 },
    { letter: "Č", employers: 1 },
  ];
  expect(lettersFor({}, found)).toEqual(["B", "Č"]);
  expect(lettersFor({ letter: "Č" }, found)).toEqual(["B", "Č"]);
  expect(lettersFor({ letter: "Ž" }, found)).toEqual(["Ž", "B", "Č"]);
});
