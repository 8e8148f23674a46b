import { expect, test } from "vitest";
import { idempotencyKey } from "./idempotencyKey";

test("equal bodies have the same key, different ones do not", () => {
  const key = idempotencyKey("seed", { a: "č", b: [1, 2] });
  expect(idempotencyKey("seed", { a: "č", b: [1, 2] })).toBe(key);
  expect(idempotencyKey("seed", { a: "ć", b: [1, 2] })).not.toBe(key);
  expect(idempotencyKey("other", { a: "č", b: [1, 2] })).not.toBe(key);
});

test("the API accepts the key", () => {
  expect(idempotencyKey("0123456789abcdef01234567", { a: 1 })).toMatch(/^[A-Za-z0-9_.:-]{8,128}$/);
});
