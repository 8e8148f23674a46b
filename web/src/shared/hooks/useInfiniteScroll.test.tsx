import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RESIZE_DEBOUNCE, SCROLL_PAUSE } from "@/shared/constants";
import { useInfiniteScroll } from "./useInfiniteScroll";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function shownList() {
  const onNear = vi.fn();
  let top = window.innerHeight + 1000;
  const element = document.createElement("div");
  vi.spyOn(element, "getBoundingClientRect").mockImplementation(() => new DOMRect(0, top, 100, 10));
  const { unmount } = renderHook(() =>
    useInfiniteScroll({ end: { current: element }, isReady: true, onNear }),
  );
  vi.advanceTimersByTime(SCROLL_PAUSE);
  return { onNear, unmount, moveEndTo: (position: number) => (top = position) };
}

test("more is loaded when the end comes near by scrolling", () => {
  const { onNear, moveEndTo } = shownList();
  expect(onNear).not.toHaveBeenCalled();
  moveEndTo(window.innerHeight + 99);
  window.dispatchEvent(new Event("scroll"));
  vi.advanceTimersByTime(1000);
  expect(onNear).toHaveBeenCalledTimes(1);
});

test("a change of the window's size is looked at once it has settled", () => {
  const { onNear, moveEndTo } = shownList();
  vi.advanceTimersByTime(1000);
  moveEndTo(0);
  for (let step = 0; step < 10; step++) {
    window.dispatchEvent(new Event("resize"));
    vi.advanceTimersByTime(RESIZE_DEBOUNCE - 1);
  }
  expect(onNear).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onNear).toHaveBeenCalledTimes(1);
});

test("nothing is loaded any more once the list is gone", () => {
  const { onNear, unmount, moveEndTo } = shownList();
  moveEndTo(0);
  window.dispatchEvent(new Event("resize"));
  unmount();
  window.dispatchEvent(new Event("scroll"));
  vi.advanceTimersByTime(1000);
  expect(onNear).not.toHaveBeenCalled();
});
