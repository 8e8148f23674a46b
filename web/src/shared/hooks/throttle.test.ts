import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { throttle } from "./throttle";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("runs at once, then no more than once in a while, and never forgets the last call", () => {
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

test("runs no more once it is cancelled", () => {
  const run = vi.fn();
  const throttled = throttle(run, 200);
  throttled();
  throttled();
  throttled.cancel();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});
