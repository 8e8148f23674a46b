/** Infinite scrolling: calls `onNear` within 100 px of the end, at most every 200 ms, and pauses 500 ms after each load. */
import { type RefObject, useEffect, useRef } from "react";
import { RESIZE_DEBOUNCE, SCROLL_DISTANCE, SCROLL_PAUSE, SCROLL_THROTTLE } from "@/shared/constants";
import { throttle } from "./throttle";

interface InfiniteScroll {
  /** The element behind the list. */
  readonly end: RefObject<Element | null>;
  /** Whether there is more to load and no request is running. */
  readonly isReady: boolean;
  readonly onNear: () => void;
}

export function useInfiniteScroll({ end, isReady, onNear }: InfiniteScroll): void {
  const loadMore = useRef(onNear);
  useEffect(() => {
    loadMore.current = onNear;
  });
  useEffect(() => {
    if (!isReady) return;
    const checkPosition = throttle(() => {
      const box = end.current?.getBoundingClientRect();
      // Hidden elements have no box.
      if (!box || (box.width === 0 && box.height === 0)) return;
      if (box.top < window.innerHeight + SCROLL_DISTANCE) loadMore.current();
    }, SCROLL_THROTTLE);
    // Each step of a resize moves the end; only where it comes to rest counts.
    let settled: ReturnType<typeof setTimeout> | undefined;
    const onResize = () => {
      clearTimeout(settled);
      settled = setTimeout(checkPosition, RESIZE_DEBOUNCE);
    };
    let listening = false;
    // Pauses, so that new content can be seen and the footer reached.
    const listenLater = setTimeout(() => {
      listening = true;
      checkPosition();
      // Capturing, so that nested scroll containers count too.
      window.addEventListener("scroll", checkPosition, { capture: true, passive: true });
      window.addEventListener("resize", onResize);
    }, SCROLL_PAUSE);
    return () => {
      clearTimeout(listenLater);
      clearTimeout(settled);
      checkPosition.cancel();
      if (!listening) return;
      window.removeEventListener("scroll", checkPosition, { capture: true });
      window.removeEventListener("resize", onResize);
    };
  }, [end, isReady]);
}
