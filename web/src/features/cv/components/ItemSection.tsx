/** A section of items, which are dragged into their order. */
import { Plus } from "lucide-react";
import { memo, useCallback } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/shared/ui/Button";
import { SortableList } from "@/shared/ui/SortableList";
import { toasts } from "@/shared/ui/toasts";
import type { PlacedItem } from "../content";
import { entryOf, type Words } from "../document/entries";
import type { Edit } from "../editing/edits";
import { sameProps } from "../sameProps";
import type { SectionId } from "../sections";
import { ItemRow } from "./ItemRow";
import { Section } from "./Section";

interface ItemSectionProps {
  readonly section: SectionId;
  readonly items: readonly PlacedItem[];
  readonly words: Words;
  readonly onAdd: (section: SectionId) => void;
  readonly onEdit: (placed: PlacedItem) => void;
  /** `index`: its place in the section afterwards, from 0. */
  readonly onMove: (id: string, index: number) => void;
  readonly onChange: (edit: Edit) => void;
}

/** Rendered anew only when its items have changed: there may be hundreds. */
export const ItemSection = memo(
  ({ section, items, words, onAdd, onEdit, onMove, onChange }: ItemSectionProps) => {
    const t = useTranslations("cv.items");
    const title = words.labels.sections[section];
    const nameOf = ({ item }: PlacedItem) => entryOf(item, words).title;
    const remove = useCallback(
      ({ id, item }: PlacedItem) => {
        onChange({ kind: "remove", itemId: id });
        const name = entryOf(item, words).title;
        toasts.show({ tone: "info", title: t("removed", { name }), text: t("removedHint") });
      },
      [onChange, words, t],
    );
    return (
      <Section
        id={section}
        title={title}
        {...(items.length === 0 && { lead: t(`empty.${section}`) })}
        action={
          <Button
            variant="secondary"
            aria-label={t("addTo", { section: title })}
            onPress={() => onAdd(section)}
            className="shrink-0"
          >
            <Plus aria-hidden className="size-4" />
            {t("add")}
          </Button>
        }
      >
        {items.length > 0 && (
          <SortableList label={title} items={items} nameOf={nameOf} onMove={onMove}>
            {(placed, index) => (
              <ItemRow
                placed={placed}
                index={index}
                isLast={index === items.length - 1}
                words={words}
                onEdit={onEdit}
                onMove={onMove}
                onRemove={remove}
              />
            )}
          </SortableList>
        )}
      </Section>
    );
  },
  sameProps,
);
