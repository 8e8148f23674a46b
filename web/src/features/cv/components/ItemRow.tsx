/** An item in its section: opened by a press, with a menu of what can be done with it. */
import { ArrowDown, ArrowUp, Pencil, Trash2 } from "lucide-react";
import { memo } from "react";
import { useTranslations } from "use-intl";
import { ActionMenu } from "@/shared/ui/ActionMenu";
import type { PlacedItem } from "../content";
import { type Entry, entryOf, type Words } from "../document/entries";

interface ItemRowProps {
  readonly placed: PlacedItem;
  readonly index: number;
  readonly isLast: boolean;
  readonly words: Words;
  readonly onEdit: (placed: PlacedItem) => void;
  readonly onMove: (id: string, index: number) => void;
  readonly onRemove: (placed: PlacedItem) => void;
}

const ICON = "size-4 shrink-0";

export const ItemRow = memo(({ placed, index, isLast, words, onEdit, onMove, onRemove }: ItemRowProps) => {
  const t = useTranslations("cv.items");
  const entry = entryOf(placed.item, words);
  const actions = [
    {
      id: "edit",
      name: t("edit", { name: entry.title }),
      icon: <Pencil aria-hidden className={ICON} />,
      onAction: () => onEdit(placed),
    },
    {
      id: "up",
      name: t("moveUp"),
      icon: <ArrowUp aria-hidden className={ICON} />,
      isDisabled: index === 0,
      onAction: () => onMove(placed.id, index - 1),
    },
    {
      id: "down",
      name: t("moveDown"),
      icon: <ArrowDown aria-hidden className={ICON} />,
      isDisabled: isLast,
      onAction: () => onMove(placed.id, index + 1),
    },
    {
      id: "remove",
      name: t("remove"),
      icon: <Trash2 aria-hidden className={ICON} />,
      isDanger: true,
      onAction: () => onRemove(placed),
    },
  ];
  return (
    <div className="flex items-start gap-1 border-border border-t py-1">
      <button
        type="button"
        onClick={() => onEdit(placed)}
        className="min-h-11 min-w-0 flex-1 rounded-control px-2 py-2 text-left transition-colors hover:bg-surface-sunken"
      >
        <span className="sr-only">{t("edit", { name: "" })}</span>
        <EntrySummary entry={entry} />
      </button>
      <ActionMenu label={t("actions", { name: entry.title })} actions={actions} />
    </div>
  );
});

function EntrySummary({ entry: { title, subtitle, when, description } }: { entry: Entry }) {
  return (
    <>
      <span className="block font-semibold wrap-anywhere">{title}</span>
      {(subtitle !== "" || when !== "") && (
        <span className="block text-sm text-text-muted wrap-anywhere">
          {[subtitle, when].filter(Boolean).join(" · ")}
        </span>
      )}
      {description !== "" && <span className="mt-1 line-clamp-2 text-sm">{description}</span>}
    </>
  );
}
