import { expect, test } from "vitest";
import { daysOf, isBefore, isWithin, monthsOf, precisionOf, withPrecision } from "./partialDates";

const DATES = ["2018", "2018-12", "2018-12-31", "2019", "2019-01", "2019-01-01", "2019-02", "2019-02-28"];

test("a date is before another as far as both are known", () => {
  expect(isBefore("2018", "2019-01")).toBe(true);
  expect(isBefore("2019", "2019-05")).toBe(false);
  expect(isBefore("2019-05", "2019")).toBe(false);
  for (const one of DATES) {
    for (const other of DATES) {
      expect(isBefore(one, other) && isBefore(other, one), `${one} ${other}`).toBe(false);
      if (one.length === other.length) expect(isBefore(one, other)).toBe(one < other);
    }
  }
});

test("limits that are not set limit nothing", () => {
  expect(isWithin("1950", {})).toBe(true);
  expect(isWithin("2019", { min: "2019-05", max: "2020" })).toBe(true);
  expect(isWithin("2019-04", { min: "2019-05" })).toBe(false);
  expect(isWithin("2021", { max: "2020-12-31" })).toBe(false);
});

test("precision is the length of the text", () => {
  expect(["", "2019", "2019-05", "2019-05-01"].map(precisionOf)).toEqual([undefined, "year", "month", "day"]);
  expect(withPrecision("2019-05-01", "month")).toBe("2019-05");
});

test("months and days are those of the calendar", () => {
  expect(monthsOf("2019-05")).toHaveLength(12);
  expect(daysOf("2024-02").at(-1)).toBe("2024-02-29");
  expect(daysOf("1900-02").at(-1)).toBe("1900-02-28");
  expect(daysOf("2019-04")).toHaveLength(30);
});
