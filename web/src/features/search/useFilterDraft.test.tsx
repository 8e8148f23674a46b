import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { JobFilters } from "@/shared/api/searches";
import { useFilterDraft } from "./useFilterDraft";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const STUDENT: JobFilters = { employment: ["student"] };

test("a change is shown at once and applied after a pause", () => {
  const settled = vi.fn();
  const { result } = renderHook(() => useFilterDraft({}, settled));
  act(() => result.current[1]({ employment: ["seasonal"] }));
  act(() => void vi.advanceTimersByTime(249));
  act(() => result.current[1](STUDENT));
  expect(result.current[0]).toEqual(STUDENT);
  act(() => void vi.advanceTimersByTime(250));
  expect(settled).toHaveBeenCalledExactlyOnceWith(STUDENT);
});

test("a changed URL resets the draft, also after Back", () => {
  const { result, rerender } = renderHook(({ filters }) => useFilterDraft(filters, () => {}), {
    initialProps: { filters: {} as JobFilters },
  });
  act(() => result.current[1](STUDENT));
  rerender({ filters: STUDENT });
  rerender({ filters: {} });
  expect(result.current[0]).toEqual({});
});
