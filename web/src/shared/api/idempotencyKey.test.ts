import { expect, test } from "vitest";
import { idempotencyKey } from "./idempotencyKey";

test("the same wish has the same key, a changed one another", () => {
  const key = idempotencyKey("seed", { a: "č", b: [1, 2] });
  expect(idempotencyKey("seed", { a: "č", b: [1, 2] })).toBe(key);
  expect(idempotencyKey("seed", { a: "ć", b: [1, 2] })).not.toBe(key);
  expect(idempotencyKey("other", { a: "č", b: [1, 2] })).not.toBe(key);
});

test("the API takes the key", () => {
  expect(idempotencyKey("0123456789abcdef01234567", { a: 1 })).toMatch(/^[A-Za-z0-9_.:-]{8,128}$/);
});
