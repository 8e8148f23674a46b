/** Infinite scrolling: calls `onNear` within 100 px of the end, at most every 200 ms, and pauses 500 ms after each load. */
import { type RefObject, useEffect, useRef } from "react";
import { throttle } from "./throttle";

const DISTANCE = 100;
const THROTTLE = 200;
const PAUSE = 500;

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
      if (box.top < window.innerHeight + DISTANCE) loadMore.current();
    }, THROTTLE);
    let listening = false;
    // Pauses, so that new content can be seen and the footer reached.
    const listenLater = setTimeout(() => {
      listening = true;
      checkPosition();
      // Capturing, so that nested scroll containers count too.
      window.addEventListener("scroll", checkPosition, { capture: true, passive: true });
      window.addEventListener("resize", checkPosition);
    }, PAUSE);
    return () => {
      clearTimeout(listenLater);
      checkPosition.cancel();
      if (!listening) return;
      window.removeEventListener("scroll", checkPosition, { capture: true });
      window.removeEventListener("resize", checkPosition);
    };
  }, [end, isReady]);
}
