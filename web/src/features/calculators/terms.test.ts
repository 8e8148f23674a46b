import { expect, test } from "vitest";
import { fieldsOf, queryOf, secondTermsOf, termsOf } from "./terms";

const YEARS = [2026, 2025, 2024] as const;
const fields = (query: string) => fieldsOf(new URLSearchParams(query));

test("an address is a calculation", () => {
  const address =
    "amount=2000,5&direction=net-to-gross&year=2024&municipality=3123&children=2&dependants=1" +
    "&disability=full&age=25&pillar=first&areaRelief=no&firstJob=on";
  expect(termsOf("salary", fields(address), YEARS)).toEqual({
    amount: "2000.5",
    direction: "net-to-gross",
    year: 2024,
    month: 12,
    municipality: "3123",
    children: 2,
    dependants: 1,
    disability: "full",
    age: 25,
    secondPillar: false,
    areaRelief: false,
    firstJob: true,
  });
});

test("contracts have no personal fields, and royalties know artists", () => {
  const address = fields("amount=1000&municipality=3123&children=2&artist=on");
  const shared = { amount: "1000", direction: "gross-to-net", year: 2026, month: 12, secondPillar: true };
  expect(termsOf("service", address, YEARS)).toEqual({ ...shared, municipality: "3123" });
  expect(termsOf("royalty", address, YEARS)).toEqual({ ...shared, municipality: "3123", artist: true });
});

test("January and February are a period of 2025 only", () => {
  expect(termsOf("salary", fields("amount=1&year=2025&period=early"), YEARS)?.month).toBe(2);
  expect(termsOf("salary", fields("amount=1&year=2026&period=early"), YEARS)?.month).toBe(12);
});

test("what an address says wrongly is as if it were not said", () => {
  const found = termsOf("salary", fields("amount=1&year=1999&children=ten&disability=x&age=99"), YEARS);
  expect(found).toMatchObject({ year: 2026, children: 0, disability: "none" });
  expect(found).not.toHaveProperty("age");
  expect(termsOf("salary", fields("amount=abc"), YEARS)).toBeUndefined();
});

test("Zagreb is suggested before anything was chosen, and not afterwards", () => {
  expect(fields("").municipality).toBe("1333");
  expect(fields("amount=2000").municipality).toBe("");
});

test("the second offer is as the first but for what it says", () => {
  const first = "amount=2000&year=2025&municipality=3123&children=1";
  expect(secondTermsOf("salary", fields(first), YEARS)).toBeUndefined();
  expect(secondTermsOf("salary", fields(`${first}&year2=2026`), YEARS)).toMatchObject({
    amount: "2000",
    year: 2026,
    municipality: "3123",
    children: 1,
  });
  const moved = secondTermsOf(
    "salary",
    fields(`${first}&lowerRate=20&municipality2=1333&amount2=2200`),
    YEARS,
  );
  expect(moved).toMatchObject({ amount: "2200", municipality: "1333" });
  expect(moved).not.toHaveProperty("lowerRate");
});

test("an address holds only what says something", () => {
  const form = new FormData();
  for (const [name, value] of [
    ["amount", "2000"],
    ["children", "0"],
    ["age", ""],
    ["direction", "net-to-gross"],
  ] as const) {
    form.append(name, value);
  }
  expect(queryOf(form)).toEqual({ amount: "2000", direction: "net-to-gross" });
});
