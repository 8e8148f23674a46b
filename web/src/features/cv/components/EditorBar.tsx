/** Stays in view while editing: whether everything is saved, undo, preview, and what may be done with the CV. */
import { Copy, History, Pencil, Printer, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { RouteLink } from "@/routes/RouteLink";
import type { ShownCv } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { ActionMenu } from "@/shared/ui/ActionMenu";
import { Button } from "@/shared/ui/Button";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { toasts } from "@/shared/ui/toasts";
import { useConfirm } from "@/shared/ui/useConfirm";
import { cvApi } from "../api";
import type { CvEditor } from "../editing/useCvEditor";
import { useUndo } from "../editing/useUndo";
import { CvDetailsDialog } from "./CvDetailsDialog";
import { NewCvDialog } from "./NewCvDialog";
import { SaveStatus } from "./SaveStatus";
import { VersionsDialog } from "./VersionsDialog";

interface EditorBarProps {
  readonly cv: ShownCv;
  readonly editor: CvEditor;
  readonly onDecide: () => void;
}

const ICON = "size-4 shrink-0";

export function EditorBar({ cv, editor, onDecide }: EditorBarProps) {
  const t = useTranslations("cv");
  const [open, setOpen] = useState<"rename" | "duplicate" | "versions">();
  const { undo, isUndoing } = useUndo(cv, editor);
  const { remove, dialog } = useDeletion(cv);
  const close = () => setOpen(undefined);
  const { name } = editor.draft;
  return (
    <div className="sticky top-16 z-10 -mx-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 bg-surface px-1 py-2">
      <SaveStatus state={editor.state} onRetry={editor.retry} onDecide={onDecide} />
      <div className="flex items-center gap-1">
        <Button
          variant="quiet"
          isPending={isUndoing}
          isDisabled={!cv.canUndo && editor.pending.length === 0}
          onPress={() => void undo()}
          className="px-3"
        >
          <Undo2 aria-hidden className={ICON} />
          {t("undo.label")}
        </Button>
        <RouteLink
          route="profilePreview"
          search={{ cv: cv.id }}
          aria-label={t("preview.open")}
          className={`${buttonStyle("quiet")} px-3`}
        >
          <Printer aria-hidden className={ICON} />
          <span className="max-md:hidden">{t("preview.open")}</span>
        </RouteLink>
        <ActionMenu
          label={t("menu.label")}
          actions={[
            {
              id: "rename",
              name: t("menu.rename"),
              icon: <Pencil aria-hidden className={ICON} />,
              onAction: () => setOpen("rename"),
            },
            {
              id: "duplicate",
              name: t("menu.duplicate"),
              icon: <Copy aria-hidden className={ICON} />,
              onAction: () => setOpen("duplicate"),
            },
            {
              id: "versions",
              name: t("menu.versions"),
              icon: <History aria-hidden className={ICON} />,
              onAction: () => setOpen("versions"),
            },
            {
              id: "delete",
              name: t("menu.delete"),
              icon: <Trash2 aria-hidden className={ICON} />,
              isDanger: true,
              onAction: () => void remove(),
            },
          ]}
        />
      </div>
      {open === "rename" && (
        <CvDetailsDialog
          title={t("rename.title")}
          submitLabel={t("rename.submit")}
          initial={{ name, language: cv.content.language }}
          isLanguageAsked={false}
          onSubmit={async (details) => {
            editor.add({ kind: "name", name: details.name });
            close();
          }}
          onClose={close}
        />
      )}
      {open === "duplicate" && (
        <NewCvDialog original={{ id: cv.id, name, language: cv.content.language }} onClose={close} />
      )}
      {open === "versions" && <VersionsDialog cv={cv} settle={editor.settle} onClose={close} />}
      {dialog}
    </div>
  );
}

function useDeletion(cv: ShownCv) {
  const t = useTranslations("cv.remove");
  const failed = useTranslations("cv")("notDone");
  const locale = useLocale();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { confirm, dialog } = useConfirm();
  const [deleteCv] = cvApi.useDeleteCvMutation();
  const remove = async () => {
    const question = {
      title: t("title"),
      text: t("text", { name: cv.name }),
      confirmLabel: t("confirm"),
      danger: true,
    };
    if (!(await confirm(question))) return;
    const { error } = await deleteCv({ cvId: cv.id });
    if (error) {
      toasts.show({ tone: "danger", title: failed, text: errorText(problemOf(error).code) });
      return;
    }
    toasts.show({ tone: "success", title: t("done") });
    await navigate(href("myProfile", {}, locale), { replace: true });
  };
  return { remove, dialog };
}
