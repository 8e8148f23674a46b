import { expect, test } from "vitest";
import { isPhone, optionalWebAddress, phoneOf, webAddressOf } from "./texts";

test.each([
  ["091 234 5678", "HR", "+385912345678"],
  ["+385 (0)91/234-567", "SI", "+38591234567"],
  ["0038691234567", "HR", "+38691234567"],
  ["06 1234 5678", "IT", "+390612345678"],
  ["91 234 567", "BA", "+38791234567"],
  ["", "HR", ""],
  ["nemam", "HR", "nemam"],
] as const)("the number %s typed in %s", (typed, country, expected) => {
  expect(phoneOf(typed, country)).toBe(expected);
});

test("what is no number is seen", () => {
  expect(["", "+385912345678", "nemam", "+385", "+0912345678"].map(isPhone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test("addresses of pages are typed without https", () => {
  expect(webAddressOf(" linkedin.com/in/iva ")).toBe("https://linkedin.com/in/iva");
  expect(webAddressOf("http://iva.hr")).toBe("http://iva.hr");
  const { parse, safeParse } = optionalWebAddress();
  expect(parse("iva.hr/životopis?a=1")).toBe("https://iva.hr/životopis?a=1");
  expect(parse("  ")).toBe("");
  for (const wrong of ["iva", "javascript:alert(1)", "https://", "iva ivić.hr", "ftp://iva.hr"])
    expect(safeParse(wrong).error?.issues[0]?.message, wrong).toBe("INVALID_WEB_ADDRESS");
});
