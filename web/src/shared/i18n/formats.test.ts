import { describe, expect, test } from "vitest";
import { createFormats } from "./formats";
import { LOCALES } from "./locales";

const hr = createFormats("hr");
const en = createFormats("en");
const mk = createFormats("mk");
const MOMENT = "2026-11-21T13:05:00Z";

describe("numbers and money", () => {
  test("have the language's separators", () => {
    expect(hr.number(1234567.5)).toBe("1.234.567,5");
    expect(en.number(1234567.5)).toBe("1,234,567.5");
    expect(hr.number(999)).toBe("999");
    expect(hr.number(-1200)).toBe("−1.200");
  });

  test("the currency has the language's position", () => {
    expect(hr.money({ amount: 1200, currency: "EUR" })).toBe("1.200\u00a0€");
    expect(en.money({ amount: 1200.5, currency: "EUR" })).toBe("€1,200.50");
    expect(mk.money({ amount: 30000, currency: "MKD" })).toBe("30.000\u00a0ден.");
  });

  test("a range may be open at either end", () => {
    expect(hr.moneyRange(1200, 1500, "EUR")).toBe("1.200 – 1.500\u00a0€");
    expect(hr.moneyRange(1200, null, "EUR")).toBe("od 1.200\u00a0€");
    expect(hr.moneyRange(null, 1500, "EUR")).toBe("do 1.500\u00a0€");
    expect(hr.moneyRange(1200, 1200, "EUR")).toBe("1.200\u00a0€");
    expect(en.moneyRange(1200, 1500, "EUR")).toBe("€1,200 – €1,500");
  });
});

describe("dates", () => {
  test("are in the region's time zone, whatever the machine's", () => {
    expect(hr.dateTime(MOMENT)).toBe("21. studenoga 2026. u 14:05");
    expect(en.dateTime(MOMENT)).toBe("21 November 2026 at 14:05");
    expect(hr.exactDateTime("2026-11-21T13:05:09.4Z")).toBe("21. studenoga 2026. u 14:05:09");
    expect(createFormats("sl").longDate(MOMENT)).toBe("21. novembra 2026");
    expect(createFormats("bs").longDate(MOMENT)).toBe("21. novembra 2026.");
    expect(mk.longDate(MOMENT)).toBe("21 ноември 2026");
  });

  test("follow daylight saving time", () => {
    expect(hr.time("2026-07-01T22:30:00Z")).toBe("00:30");
    expect(hr.date("2026-07-01T22:30:00Z")).toBe("2. 7. 2026.");
  });

  test("a date without a time is not converted", () => {
    expect(hr.date("2026-03-01")).toBe("1. 3. 2026.");
  });
});

describe("ages", () => {
  const now = Date.parse("2026-11-21T11:00:00Z");
  test.each([
    ["2026-11-21T10:59:30Z", { unit: "now", count: 0 }],
    ["2026-11-21T10:15:00Z", { unit: "minutes", count: 45 }],
    ["2026-11-21T06:00:00Z", { unit: "hours", count: 5 }],
    ["2026-11-20T20:00:00Z", { unit: "yesterday", count: 1 }],
    ["2026-11-18T12:00:00Z", { unit: "days", count: 3 }],
    ["2026-11-07T12:00:00Z", { unit: "weeks", count: 2 }],
    ["2026-09-01T12:00:00Z", { unit: "months", count: 2 }],
    ["2026-11-21T11:00:05Z", { unit: "now", count: 0 }],
  ])("%s", (then, age) => expect(hr.age(then, now)).toEqual(age));
});

test("a date of which only the year or the month is known", () => {
  const written = (text: string) => LOCALES.map((locale) => createFormats(locale).partialDate(text));
  expect(written("2019")).toEqual(["2019.", "2019", "2019", "2019.", "2019"]);
  expect(written("2019-09")).toEqual([
    "rujan 2019.",
    "September 2019",
    "september 2019",
    "septembar 2019.",
    "септември 2019",
  ]);
  expect(createFormats("hr").partialDate("2019-09-30")).toBe("30. rujna 2019.");
});
