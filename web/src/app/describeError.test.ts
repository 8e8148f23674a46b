import { expect, test } from "vitest";
import { describeError } from "./describeError";

test("an error is described by name and place, without its message", () => {
  const described = describeError(new TypeError("no /nova-lozinka/s3cret\nfor ana@primjer.hr"));
  expect(described).toMatch(/^TypeError\n\s+at .*describeError\.test\.ts/);
  expect(described).not.toMatch(/s3cret|ana@/);
});

test("something thrown that is no error is described by its type", () => {
  expect(describeError("s3cret")).toBe("string");
});
