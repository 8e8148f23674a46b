import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test, vi } from "vitest";
import { loadPage } from "./pageLoad";
import { returnPath } from "./returnPath";

const { safe, unsafe } = JSON.parse(readFileSync("../tests/data/return_paths.json", "utf8")) as {
  safe: string[];
  unsafe: string[];
};

afterEach(() => vi.unstubAllGlobals());

test.each(safe)("%s stays as it is", (path) => {
  expect(returnPath(path)).toBe(path);
  expect(new URL(path, "https://here.test").origin).toBe("https://here.test");
});

test.each([...unsafe, null, undefined])("%j is refused", (path) => {
  expect(returnPath(path)).toBeUndefined();
});

describe("a page load", () => {
  const assigned = (address: string) => {
    const assign = vi.fn();
    vi.stubGlobal("window", { location: { assign } });
    loadPage(address);
    return assign.mock.calls;
  };

  test.each(unsafe)("of %j goes home", (path) => {
    expect(assigned(path)).toEqual([["/"]]);
  });

  test("of a path goes there", () => {
    expect(assigned("/en/jobs?page=2")).toEqual([["/en/jobs?page=2"]]);
  });
});
