/** After a form was sent, moves focus to its result, and on a phone the view, where the result is far below the form. */
import { type RefObject, useEffect, useRef } from "react";

/** `shown` identifies the result that is on the screen. The first one came with the page and moves nothing. */
export function useShowResult(shown: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    const { current } = heading;
    current?.focus({ preventScroll: true });
    const isBelow = (current?.getBoundingClientRect().top ?? 0) > window.innerHeight / 2;
    if (isBelow) current?.parentElement?.scrollIntoView();
  }, [shown]);
  return heading;
}
