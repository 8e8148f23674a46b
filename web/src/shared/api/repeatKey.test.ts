import { expect, test } from "vitest";
import { repeatKey } from "./repeatKey";

test("the same wish has the same key, a changed one another", () => {
  const key = repeatKey("seed", { a: "č", b: [1, 2] });
  expect(repeatKey("seed", { a: "č", b: [1, 2] })).toBe(key);
  expect(repeatKey("seed", { a: "ć", b: [1, 2] })).not.toBe(key);
  expect(repeatKey("other", { a: "č", b: [1, 2] })).not.toBe(key);
});

test("the API takes the key", () => {
  expect(repeatKey("0123456789abcdef01234567", { a: 1 })).toMatch(/^[A-Za-z0-9_.:-]{8,128}$/);
});
