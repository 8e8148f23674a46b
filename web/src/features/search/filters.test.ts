import { expect, test } from "vitest";
import { filtersOf } from "./filters";

const read = (address: string) => filtersOf(new URLSearchParams(address));

test("what is searched for is what the address says", () => {
  expect(read("query=+kuhar+&locations=Split&locations=Zadar&page=3")).toEqual({
    query: "kuhar",
    locations: ["Split", "Zadar"],
  });
});

test("what is empty is not searched for", () => {
  expect(read("query=+&locations=&locations=+")).toEqual({});
});

test("an address somebody made up asks no more than the API takes", () => {
  const { query, locations } = read(`query=${"a".repeat(500)}&${"locations=Split&".repeat(50)}`);
  expect(query).toHaveLength(200);
  expect(locations).toHaveLength(20);
});
