import { expect, test } from "vitest";
import { countOf, filtersOf, pageOf, searchOf, toggled, whatAndWhere, without } from "./filters";

const read = (address: string) => filtersOf(new URLSearchParams(address));

test("filters are parsed from the URL", () => {
  expect(read("query=+kuhar+&locations=Split&locations=Zadar&page=3")).toEqual({
    query: ["kuhar"],
    locations: ["Split", "Zadar"],
  });
});

test("a tab or line break is a blank", () => {
  expect(read("query=kuhar%09Split%0A")).toEqual({ query: ["kuhar Split"] });
});

test("empty values are dropped", () => {
  expect(read("query=+&locations=&locations=+&radius=&sort=relevance")).toEqual({});
});

test("values that the API would reject are dropped", () => {
  const { query, locations } = read(`query=${"a".repeat(500)}&${"locations=Split&".repeat(50)}`);
  expect(query?.[0]).toHaveLength(200);
  expect(locations).toEqual(["Split"]);
  expect(
    read(
      "employment=king&category=x&salaryFrom=-1&radius=9999&near=somewhere&published=9y&employer=0&sort=up",
    ),
  ).toEqual({});
  expect(pageOf(new URLSearchParams("page=0"))).toBe(1);
  expect(pageOf(new URLSearchParams("page=1000000"))).toBe(1);
  expect(pageOf(new URLSearchParams("page=12"))).toBe(12);
});

test("every filter survives a round trip through the URL", () => {
  const filters = read(
    "query=kuhar&near=45.8,15.9&radius=25&positions=5120&newJobs=true&category=24&employment=seasonal&workMode=remote" +
      "&experience=6%2B&employer=12&salaryFrom=1500&published=7d&adLanguage=hr&sort=newest",
  );
  expect(filters).toMatchObject({ salaryFrom: 1500, employer: [12], newJobs: true, experience: ["6+"] });
  const pairs = Object.entries(searchOf(filters)).flatMap(([name, values]) =>
    [values ?? []].flat().map((value): [string, string] => [name, value]),
  );
  expect(filtersOf(new URLSearchParams(pairs))).toEqual(filters);
});

test("a multiple-choice value is added, a single-choice value replaces the other", () => {
  const chosen = toggled(read("employment=student&salaryFrom=1000"), "employment", "seasonal", true);
  expect(chosen.employment).toEqual(["student", "seasonal"]);
  expect(toggled(chosen, "salaryFrom", "2000", true).salaryFrom).toBe(2000);
  expect(toggled(chosen, "employment", "student", false).employment).toEqual(["seasonal"]);
  expect(toggled(chosen, "salaryFrom", "1000", false)).not.toHaveProperty("salaryFrom");
});

test("the radius is removed with the last place", () => {
  const around = read("locations=Split&locations=Zadar&radius=25");
  expect(without(around, "locations", "Split")).toEqual({ locations: ["Zadar"], radius: 25 });
  expect(without(without(around, "locations", "Split"), "locations", "Zadar")).toEqual({});
});

test("counting and clearing filters skips the search box", () => {
  const filters = read(
    "query=kuhar&locations=Split&radius=10&employment=student&employment=seasonal&newJobs=true",
  );
  expect(countOf(filters)).toBe(3);
  expect(whatAndWhere(filters)).toEqual({ query: ["kuhar"], locations: ["Split"], radius: 10 });
});
