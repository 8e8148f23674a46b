import { expect, test } from "vitest";
import { LOCALES } from "@/shared/i18n/locales";
import { CALLING_CODES, dialledNumber, phoneFields, typedPhone } from "./calling";
import { countriesInOrder } from "./order";

test.each([
  ["HR", " 091 234 5678 ", { countryCode: "+385", number: "091 234 5678" }],
  ["IT", "06 1234 567", { countryCode: "+39", number: "06 1234 567" }],
  ["HR", "+386 40 123 456", { countryCode: "+385", number: "+386 40 123 456" }],
  ["HR", "  ", null],
] as const)("a number of %s typed as %s is sent in two parts", (country, typed, sent) => {
  expect(typedPhone(country, typed)).toEqual(sent);
});

test.each([
  [{ countryCode: "+385", number: "912345678" }, "HR", "912345678", "+385 912345678"],
  [{ countryCode: "+389", number: "71123456" }, "MK", "71123456", "+389 71123456"],
  [{ countryCode: "+1", number: "5551234567" }, "US", "5551234567", "+1 5551234567"],
  [{ countryCode: "+47", number: "40612345" }, "NO", "40612345", "+47 40612345"],
  [{ countryCode: "+7", number: "9161234567" }, "BA", "+7 9161234567", "+7 9161234567"],
] as const)("a stored %j fills the fields with %s and %s", (stored, phoneCountry, phone, dialled) => {
  expect(phoneFields(stored, "BA")).toEqual({ phoneCountry, phone });
  expect(dialledNumber(stored)).toBe(dialled);
});

test("without a stored number the fields are empty", () => {
  expect(phoneFields(null, "BA")).toEqual({ phoneCountry: "BA", phone: "" });
});

test.each(LOCALES)("every country is once in the list of %s, the region's first", (locale) => {
  const order = countriesInOrder(locale);
  expect([...order].sort()).toEqual(Object.keys(CALLING_CODES).sort());
  expect(order.slice(0, 4)).toEqual(["HR", "SI", "BA", "MK"]);
});
