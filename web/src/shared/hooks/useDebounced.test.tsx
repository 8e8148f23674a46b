import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useDebounced } from "./useDebounced";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("waits until the value stops changing", () => {
  const { result, rerender } = renderHook(({ value }) => useDebounced(value, 300), {
    initialProps: { value: "k" },
  });
  for (const value of ["ku", "kuh"]) {
    rerender({ value });
    act(() => void vi.advanceTimersByTime(299));
    expect(result.current).toBe("k");
  }
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe("kuh");
});
