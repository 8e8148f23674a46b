import { expect, test } from "vitest";
import { sameOriginPath } from "./sameOriginPath";

test.each(["/", "/en/jobs?query=a%20b#main", "/posao/7/kuhar/prijava"])("%s is on this site", (path) => {
  expect(sameOriginPath(path)).toBe(path);
});

test.each([
  "//evil.test",
  "/\\evil.test",
  "/.//evil.test",
  "/\t/evil.test",
  "https://evil.test/",
  "javascript:alert(1)",
  "poslovi",
  "",
  null,
])("%j is rejected", (path) => {
  expect(sameOriginPath(path)).toBeUndefined();
});
