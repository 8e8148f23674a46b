import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSecondsLeft } from "./useSecondsLeft";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("counts down to zero and stays there", () => {
  const { result } = renderHook(() => useSecondsLeft(3, 1));
  expect(result.current).toBe(3);
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current).toBe(2);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(result.current).toBe(0);
});

test("restarts with new seconds without passing through zero", () => {
  const { result, rerender } = renderHook(({ seconds, since }) => useSecondsLeft(seconds, since), {
    initialProps: { seconds: 1, since: 1 },
  });
  act(() => void vi.advanceTimersByTime(5000));
  expect(result.current).toBe(0);
  rerender({ seconds: 30, since: 2 });
  expect(result.current).toBe(30);
});
