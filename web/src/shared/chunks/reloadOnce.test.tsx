import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadOnce } from "./reloadOnce";

const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal("location", { pathname: "/poslovi", reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockReset();
});

test("a page whose chunks are gone is reloaded, at most once in ten seconds", () => {
  expect(reloadOnce(1_000_000)).toBe(true);
  expect(reloadOnce(1_009_999)).toBe(false);
  expect(reloadOnce(1_010_001)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("the limit is per path", () => {
  expect(reloadOnce(1_000_000)).toBe(true);
  vi.stubGlobal("location", { pathname: "/en", reload });
  expect(reloadOnce(1_000_001)).toBe(true);
});

test("without storage there is no reload loop", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied");
  });
  expect(reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
