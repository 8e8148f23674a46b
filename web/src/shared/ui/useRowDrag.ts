/** Dragging a row of a list by a handle, with mouse, pen or finger: where the rows stand meanwhile, and where it is put. */
import { type CSSProperties, type PointerEvent, type RefObject, useRef, useState } from "react";

interface Row {
  /** In pixels from the top of the document. */
  readonly top: number;
  readonly height: number;
}

interface Drag {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  /** Distance by which the row has been dragged, in pixels. */
  readonly offset: number;
  readonly height: number;
}

/** From this distance to an edge of the window the page scrolls, in pixels. */
const EDGE = 64;
const SCROLL_STEP = 12;

/** The place of a row that was dragged by `offset`: rows whose middle it has passed make room. */
export function placeOf(rows: readonly Row[], from: number, offset: number): number {
  const dragged = rows[from];
  if (!dragged) return from;
  const top = dragged.top + offset;
  const bottom = top + dragged.height;
  const passedDown = rows.filter((row, index) => index > from && bottom > row.top + row.height / 2).length;
  const passedUp = rows.filter((row, index) => index < from && top < row.top + row.height / 2).length;
  return from + passedDown - passedUp;
}

export function useRowDrag(list: RefObject<HTMLElement | null>, onMove: (id: string, index: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const start = useRef<{ readonly y: number; readonly rows: readonly Row[] }>(undefined);

  const begin = (event: PointerEvent<HTMLElement>, id: string, from: number) => {
    if (event.button !== 0 || !list.current) return;
    const rows = [...list.current.children].map((row) => {
      const { top, height } = row.getBoundingClientRect();
      return { top: top + window.scrollY, height };
    });
    start.current = { y: event.pageY, rows };
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setDrag({ id, from, to: from, offset: 0, height: rows[from]?.height ?? 0 });
  };
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (!drag || !start.current) return;
    if (event.clientY < EDGE) window.scrollBy(0, -SCROLL_STEP);
    if (event.clientY > window.innerHeight - EDGE) window.scrollBy(0, SCROLL_STEP);
    const offset = event.pageY - start.current.y;
    setDrag({ ...drag, offset, to: placeOf(start.current.rows, drag.from, offset) });
  };
  const end = () => {
    setDrag(undefined);
    if (drag && drag.to !== drag.from) onMove(drag.id, drag.to);
  };

  return {
    isDragged: (id: string) => drag?.id === id,
    styleOf: (index: number): CSSProperties | undefined => {
      if (!drag) return undefined;
      if (index === drag.from) return { transform: `translateY(${drag.offset}px)` };
      const makesRoom =
        index > drag.from && index <= drag.to ? -1 : index < drag.from && index >= drag.to ? 1 : 0;
      return { transform: `translateY(${makesRoom * drag.height}px)`, transition: "transform 140ms" };
    },
    handleOf: (id: string, index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => begin(event, id, index),
      onPointerMove: follow,
      onPointerUp: end,
      onPointerCancel: () => setDrag(undefined),
    }),
  };
}
