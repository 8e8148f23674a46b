import { expect, test } from "vitest";
import { decimalOf, mayType, pastedAmount, withOneSeparator } from "./decimalInput";

test.each([
  ["2000", "2000"],
  ["2000,5", "2000,5"],
  ["2000.50", "2000.50"],
  ["2.000,50", "2.00050"],
  ["a2b0", "20"],
  ["-5 €", "5"],
])("typing %s leaves %s", (typed, left) => {
  expect(withOneSeparator(typed)).toBe(left);
});

test.each([
  ["1.234,56 €", "1234,56"],
  ["€1,234.56", "1234.56"],
  ["2.000", "2000"],
  ["2 000,5", "2000,5"],
  ["1.234.567", "1234567"],
  ["abc", ""],
  ["15,", "15"],
])("pasting %s gives %s", (pasted, given) => {
  expect(pastedAmount(pasted)).toBe(given);
});

test.each([
  ["5", "12", true],
  [",", "12", true],
  [",", "12.", false],
  [".", "1,2", false],
  ["e", "12", false],
  ["-", "", false],
  [null, "12", true],
])("typing %s after %s is allowed: %s", (typed, present, isAllowed) => {
  expect(mayType(typed, present)).toBe(isAllowed);
});

test.each([
  ["2000", "2000"],
  ["2000,5", "2000.5"],
  [",5", "0.5"],
  ["5,", "5"],
  ["2000,555", undefined],
  ["", undefined],
  ["99999999", undefined],
])("%s is the decimal %s", (typed, decimal) => {
  expect(decimalOf(typed)).toBe(decimal);
});
