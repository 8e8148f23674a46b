/** A section of items, which are dragged into their order. */
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { ActionMenu } from "@/shared/ui/ActionMenu";
import { Button } from "@/shared/ui/Button";
import { SortableList } from "@/shared/ui/SortableList";
import { toasts } from "@/shared/ui/toasts";
import type { PlacedItem } from "../content";
import { type Entry, entryOf, type Words } from "../document/entries";
import type { CvEditor } from "../editing/useCvEditor";
import { itemsIn, placeAfter, type SectionId } from "../sections";
import { Section } from "./Section";

interface ItemSectionProps {
  readonly section: SectionId;
  readonly editor: CvEditor;
  readonly words: Words;
  readonly onAdd: () => void;
  readonly onEdit: (placed: PlacedItem) => void;
}

const ICON = "size-4 shrink-0";

export function ItemSection({ section, editor, words, onAdd, onEdit }: ItemSectionProps) {
  const t = useTranslations("cv.items");
  const { items } = editor.draft.content;
  const shown = itemsIn(section, items);
  const title = words.labels.sections[section];
  const nameOf = ({ item }: PlacedItem) => entryOf(item, words).title;
  const move = (id: string, index: number) =>
    editor.add({ kind: "move", itemId: id, after: placeAfter(items, id, index) });
  const remove = (placed: PlacedItem) => {
    editor.add({ kind: "remove", itemId: placed.id });
    toasts.show({ tone: "info", title: t("removed", { name: nameOf(placed) }), text: t("removedHint") });
  };
  const actionsOf = (placed: PlacedItem, index: number) => [
    {
      id: "edit",
      name: t("edit", { name: nameOf(placed) }),
      icon: <Pencil aria-hidden className={ICON} />,
      onAction: () => onEdit(placed),
    },
    {
      id: "up",
      name: t("moveUp"),
      icon: <ArrowUp aria-hidden className={ICON} />,
      isDisabled: index === 0,
      onAction: () => move(placed.id, index - 1),
    },
    {
      id: "down",
      name: t("moveDown"),
      icon: <ArrowDown aria-hidden className={ICON} />,
      isDisabled: index === shown.length - 1,
      onAction: () => move(placed.id, index + 1),
    },
    {
      id: "remove",
      name: t("remove"),
      icon: <Trash2 aria-hidden className={ICON} />,
      isDanger: true,
      onAction: () => remove(placed),
    },
  ];
  return (
    <Section
      id={section}
      title={title}
      {...(shown.length === 0 && { lead: t(`empty.${section}`) })}
      action={
        <Button
          variant="secondary"
          aria-label={t("addTo", { section: title })}
          onPress={onAdd}
          className="shrink-0"
        >
          <Plus aria-hidden className="size-4" />
          {t("add")}
        </Button>
      }
    >
      {shown.length > 0 && (
        <SortableList label={title} items={shown} nameOf={nameOf} onMove={move}>
          {(placed, index) => (
            <div className="flex items-start gap-1 border-border border-t py-1">
              <button
                type="button"
                onClick={() => onEdit(placed)}
                className="min-h-11 min-w-0 flex-1 rounded-control px-2 py-2 text-left transition-colors hover:bg-surface-sunken"
              >
                <span className="sr-only">{t("edit", { name: "" })}</span>
                <EntrySummary entry={entryOf(placed.item, words)} />
              </button>
              <ActionMenu label={t("actions", { name: nameOf(placed) })} actions={actionsOf(placed, index)} />
            </div>
          )}
        </SortableList>
      )}
    </Section>
  );
}

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
