/** Moves what covers the control that was pressed last to the other side of the screen: it may be needed next. */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

const CONTROLS = "button, a, label, input, select, textarea";

/** Whether the parts of the region have to stand on the other side. Measured whenever `shown` changes. */
export function useClearOfPressed(
  region: RefObject<HTMLElement | null>,
  parts: string,
  shown: readonly unknown[],
): boolean {
  const [isMoved, setMoved] = useState(false);
  const pressed = useRef<Element>(null);
  useEffect(() => {
    const note = ({ target }: Event) => {
      const control = target instanceof Element ? target.closest(CONTROLS) : null;
      if (control && !region.current?.contains(control)) pressed.current = control;
    };
    document.addEventListener("click", note, true);
    return () => document.removeEventListener("click", note, true);
  }, [region]);
  useLayoutEffect(() => {
    if (shown.length === 0) return setMoved(false);
    const control = pressed.current?.getBoundingClientRect();
    const covering = [...(region.current?.querySelectorAll(parts) ?? [])];
    if (control && covering.some((part) => overlap(part.getBoundingClientRect(), control)))
      setMoved((before) => !before);
  }, [shown, region, parts]);
  return isMoved;
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
