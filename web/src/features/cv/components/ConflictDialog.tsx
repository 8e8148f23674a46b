/** Two windows changed the same part: both are shown, and the person decides. */
import { useTranslations } from "use-intl";
import { Button } from "@/shared/ui/Button";
import { classes } from "@/shared/ui/classes";
import { LazyDialog } from "@/shared/ui/LazyDialog";
import { partOf } from "../editing/edits";
import { type Line, usePartLines } from "../editing/partLines";
import type { CvEditor } from "../editing/useCvEditor";

interface ConflictDialogProps {
  readonly editor: CvEditor;
  /** Undecided: the edit waits, and nothing is chosen for anybody. */
  readonly onPostpone: () => void;
}

export function ConflictDialog({ editor, onPostpone }: ConflictDialogProps) {
  const t = useTranslations("cv.conflict");
  const { conflict, draft, theirs } = editor;
  const linesOf = usePartLines(theirs ? [draft, theirs] : []);
  if (!conflict || !theirs) return null;
  const part = partOf(conflict.edit);
  const [mine, other] = [linesOf(draft, part), linesOf(theirs, part)];
  return (
    <LazyDialog
      isOpen
      role="alertdialog"
      shape="sheet"
      title={t("title")}
      onClose={onPostpone}
      footer={
        <>
          <Button variant="secondary" onPress={editor.takeTheirs}>
            {t("takeTheirs")}
          </Button>
          <Button autoFocus onPress={editor.keepMine}>
            {t("keepMine")}
          </Button>
        </>
      }
    >
      <p className="mb-4">{t("text")}</p>
      <div className="grid gap-4 md:grid-cols-2">
        <Side title={t("mine")} lines={mine} other={other} />
        <Side title={t("theirs")} lines={other} other={mine} />
      </div>
    </LazyDialog>
  );
}

interface SideProps {
  readonly title: string;
  readonly lines: readonly Line[] | undefined;
  readonly other: readonly Line[] | undefined;
}

function Side({ title, lines, other }: SideProps) {
  const t = useTranslations("cv.conflict");
  return (
    <section className="min-w-0 rounded-control border border-border p-4">
      <h3 className="mb-2 font-semibold">{title}</h3>
      {lines === undefined ? (
        <p>{t("nothing")}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {lines.map(({ label, text }, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have their place, and two may be alike
              key={index}
              className={classes("wrap-anywhere whitespace-pre-line", isSame(index) && "text-text-muted")}
            >
              {label !== "" && <span className="block text-sm text-text-muted">{label}</span>}
              {isSame(index) ? text : <mark className="bg-accent-soft text-text">{text}</mark>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );

  function isSame(index: number): boolean {
    return other?.[index]?.text === lines?.[index]?.text;
  }
}
