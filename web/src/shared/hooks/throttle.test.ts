import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { throttle } from "./throttle";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("runs at once, then at most once per interval, with a trailing call", () => {
  const run = vi.fn();
  const throttled = throttle(run, 200);
  throttled();
  throttled();
  throttled();
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(200);
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(2);
});

test("does not run once cancelled", () => {
  const run = vi.fn();
  const throttled = throttle(run, 200);
  throttled();
  throttled();
  throttled.cancel();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});
