import { expect, test } from "vitest";
import { LOCALES } from "@/shared/i18n/locales";
import { CALLING_CODES, internationalNumber, splitNumber } from "./calling";
import { countriesInOrder } from "./order";

test.each([
  ["HR", "091 234 5678", "+385 91 234 5678"],
  ["HR", "91 234 5678", "+385 91 234 5678"],
  ["IT", "06 1234 567", "+39 06 1234 567"],
  ["HR", "+386 40 123 456", "+386 40 123 456"],
  ["HR", "00386 40 123 456", "+386 40 123 456"],
  ["HR", "  ", ""],
] as const)("a number of %s typed as %s becomes %s", (country, typed, dialled) => {
  expect(internationalNumber(country, typed)).toBe(dialled);
});

test.each([
  ["+385912345678", "HR", "912345678"],
  ["+38971123456", "MK", "71123456"],
  ["+15551234567", "US", "5551234567"],
  ["", "BA", ""],
] as const)("a stored %s is split into %s and %s", (stored, country, phone) => {
  expect(splitNumber(stored, "BA")).toEqual({ country, phone });
});

test.each(LOCALES)("every country is once in the list of %s, the region's first", (locale) => {
  const order = countriesInOrder(locale);
  expect([...order].sort()).toEqual(Object.keys(CALLING_CODES).sort());
  expect(order.slice(0, 4)).toEqual(["HR", "SI", "BA", "MK"]);
});
