/** The editor of one CV, with the CV as it looks beside it where there is room. */
import { Plus } from "lucide-react";
import { useCallback, useDeferredValue, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import type { ShownCv } from "@/shared/api/generated";
import type { Problem } from "@/shared/api/problem";
import { CHIP } from "@/shared/ui/chip";
import type { PlacedItem, SectionItem } from "../content";
import { CvDocument } from "../document/CvDocument";
import { documentLabels } from "../document/labels";
import { useWords } from "../document/useWords";
import { goTo } from "../editing/goTo";
import { useCvEditor } from "../editing/useCvEditor";
import { useDecision } from "../editing/useDecision";
import { useRefusal } from "../editing/useRefusal";
import { itemsIn, MAIN_SECTIONS, SECTIONS, type SectionId, sectionOf } from "../sections";
import { CompletenessCard, type Gap } from "./CompletenessCard";
import { ConflictDialog } from "./ConflictDialog";
import { ContactSection } from "./ContactSection";
import { EditorBar } from "./EditorBar";
import { HeadlineSection } from "./HeadlineSection";
import { IdealJobSection } from "./IdealJobSection";
import { ItemDialog } from "./ItemDialog";
import { ItemSection } from "./ItemSection";
import { OpeningsCard } from "./OpeningsCard";
import { VisibilityCard } from "./VisibilityCard";

interface OpenItem {
  readonly section: SectionId;
  /** Undefined for a new one. */
  readonly id: string | undefined;
  readonly item: SectionItem | undefined;
  readonly problem?: Problem;
}

export function CvEditorView({ cv }: { cv: ShownCv }) {
  const t = useTranslations("cv");
  const editor = useCvEditor(cv);
  const decision = useDecision(editor);
  const words = useWords(useLocale());
  const [open, setOpen] = useState<OpenItem>();
  const { content } = editor.draft;
  // A long CV takes longer to lay out than a key to be typed.
  const previewed = useDeferredValue(content);
  const shown = SECTIONS.filter((id) => MAIN_SECTIONS.includes(id) || itemsIn(id, content.items).length > 0);
  const add = useCallback((section: SectionId) => setOpen({ section, id: undefined, item: undefined }), []);
  const edit = useCallback(({ id, item }: PlacedItem) => setOpen({ section: sectionOf(item), id, item }), []);
  useRefusal(editor.refusal, (id, item, problem) => setOpen({ section: sectionOf(item), id, item, problem }));

  const fill = (gap: Gap) => {
    const undescribed = content.items.find(({ item }) => item.kind === "work" && item.description === "");
    if (gap === "contact") return goTo("contact");
    if (gap === "title" || gap === "summary") return goTo("headline", gap);
    if (gap === "ideal-job") return goTo("ideal-job");
    if (gap === "description-of-work" && undescribed) return edit(undescribed);
    add(gap === "skills" ? "digital-skills" : gap === "description-of-work" ? "work" : gap);
  };
  return (
    <div className="mt-4 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_30rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <EditorBar cv={cv} editor={editor} onDecide={decision.open} />
        <CompletenessCard completeness={cv.completeness} onFill={fill} />
        <ContactSection editor={editor} />
        <HeadlineSection editor={editor} />
        {shown.map((section) => (
          <ItemSection
            key={section}
            section={section}
            items={itemsIn(section, content.items)}
            words={words}
            onAdd={add}
            onEdit={edit}
            onMove={editor.move}
            onChange={editor.add}
          />
        ))}
        <MoreSections sections={SECTIONS.filter((id) => !shown.includes(id))} onAdd={add} />
        <IdealJobSection editor={editor} />
        <VisibilityCard cvId={cv.id} visibility={cv.visibility} settle={editor.settle} />
        <OpeningsCard cvId={cv.id} isVisible={cv.visibility.isVisible} />
      </div>
      <aside
        aria-label={t("preview.label")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto rounded-card border border-border max-lg:hidden"
      >
        <div className="p-7 text-[0.72rem] cv-paper">
          <CvDocument content={previewed} heading="h2" />
        </div>
      </aside>
      {open && (
        <ItemDialog
          key={open.id ?? "new"}
          section={open.section}
          item={open.item}
          problem={open.problem}
          language={content.language}
          onSave={(item) => {
            editor.add({ kind: "put", itemId: open.id ?? crypto.randomUUID(), item });
            setOpen(undefined);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {decision.isOpen && <ConflictDialog editor={editor} onPostpone={decision.postpone} />}
    </div>
  );
}

interface MoreSectionsProps {
  readonly sections: readonly SectionId[];
  readonly onAdd: (section: SectionId) => void;
}

function MoreSections({ sections, onAdd }: MoreSectionsProps) {
  const t = useTranslations("cv.items");
  const { sections: names } = documentLabels(useLocale());
  if (sections.length === 0) return null;
  return (
    <section aria-labelledby="more-title">
      <h2 id="more-title" className="text-lg">
        {t("more")}
      </h2>
      <p className="mb-3 text-sm text-text-muted">{t("moreHint")}</p>
      <ul className="flex flex-wrap gap-2">
        {sections.map((section) => (
          <li key={section}>
            <button type="button" onClick={() => onAdd(section)} className={CHIP}>
              <Plus aria-hidden className="size-4" />
              {names[section]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
