/** Asks for more when the end of a list comes near: 100 px before it, at most every 200 ms, and not within 500 ms of the last. */
import { type RefObject, useEffect, useRef } from "react";
import { throttle } from "./throttle";

const NEAR = 100;
const THROTTLE = 200;
const HOLD = 500;

interface Endless {
  /** Stands right behind the list. */
  readonly end: RefObject<Element | null>;
  /** Whether there is more, and nothing under way. */
  readonly isReady: boolean;
  readonly onNear: () => void;
}

export function useEndless({ end, isReady, onNear }: Endless): void {
  const ask = useRef(onNear);
  useEffect(() => {
    ask.current = onNear;
  });
  useEffect(() => {
    if (!isReady) return;
    const look = throttle(() => {
      const place = end.current?.getBoundingClientRect();
      // An element that is not shown has no place at all.
      if (!place || (place.width === 0 && place.height === 0)) return;
      if (place.top < window.innerHeight + NEAR) ask.current();
    }, THROTTLE);
    let listening = false;
    // What has just come must have time to be seen, and the foot of the page to be reached.
    const held = setTimeout(() => {
      listening = true;
      look();
      // In the capturing phase, so that lists which scroll by themselves are heard too.
      window.addEventListener("scroll", look, { capture: true, passive: true });
      window.addEventListener("resize", look);
    }, HOLD);
    return () => {
      clearTimeout(held);
      look.cancel();
      if (!listening) return;
      window.removeEventListener("scroll", look, { capture: true });
      window.removeEventListener("resize", look);
    };
  }, [end, isReady]);
}
