/**
 * A list whose order is changed by dragging a handle, or with the arrow keys on it. React Aria's drag and drop is not
 * used: its announcements do not exist in Bosnian and Macedonian, and it needs a mode for what one key can do.
 */
import { GripVertical } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "@/shared/i18n/useFormats";
import { classes } from "./classes";
import { ICON_BUTTON } from "./IconButton";
import { useRowDrag } from "./useRowDrag";

interface SortableListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  /** Returns the name of an item, for its handle and announcements. */
  readonly nameOf: (item: Item) => string;
  /** `index`: its place afterwards, from 0. */
  readonly onMove: (id: string, index: number) => void;
  readonly children: (item: Item, index: number) => ReactNode;
}

export function SortableList<Item extends { readonly id: string }>({
  label,
  items,
  nameOf,
  onMove,
  children,
}: SortableListProps<Item>) {
  const t = useTranslations("ui.sortable");
  const formats = useFormats();
  const hint = useId();
  const list = useRef<HTMLOListElement>(null);
  const [announced, setAnnounced] = useState("");
  /** The handle that was used: the browser takes the focus away from an element that moves. */
  const used = useRef<string>(undefined);
  const move = (id: string, to: number) => {
    const from = items.findIndex((item) => item.id === id);
    const index = Math.max(0, Math.min(items.length - 1, to));
    const item = items[from];
    if (!item || index === from) return;
    used.current = id;
    onMove(id, index);
    const place = { place: formats.number(index + 1), count: formats.number(items.length) };
    setAnnounced(t("moved", { name: nameOf(item), ...place }));
  };
  const drag = useRowDrag(list, move);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the order has changed
  useEffect(() => {
    if (used.current !== undefined)
      list.current?.querySelector<HTMLElement>(`[data-handle="${used.current}"]`)?.focus();
    used.current = undefined;
  }, [items]);
  const onKeyDown = (event: KeyboardEvent, id: string, index: number) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: items.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(id, to);
  };
  return (
    <>
      <ol ref={list} aria-label={label} className="flex flex-col">
        {items.map((item, index) => (
          <li
            key={item.id}
            data-row={item.id}
            style={drag.styleOf(index)}
            className={classes(
              "flex items-start gap-1 bg-surface-raised",
              drag.isDragged(item.id) && "relative z-10 rounded-control shadow-black/15 shadow-lg",
            )}
          >
            {items.length > 1 && (
              <button
                type="button"
                data-handle={item.id}
                aria-label={t("handle", { name: nameOf(item) })}
                aria-describedby={hint}
                onKeyDown={(event) => onKeyDown(event, item.id, index)}
                {...drag.handleOf(item.id, index)}
                className={classes(ICON_BUTTON, "-ml-3 w-8 cursor-grab touch-none active:cursor-grabbing")}
              >
                <GripVertical aria-hidden className="size-5" />
              </button>
            )}
            <div className="min-w-0 flex-1">{children(item, index)}</div>
          </li>
        ))}
      </ol>
      <p id={hint} hidden>
        {t("hint")}
      </p>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  );
}
