/** One document: name, kind, size and date; download, keep and delete. */
import { Download, FileText, Image, Trash2 } from "lucide-react";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { documentAddress, documentsApi } from "@/shared/api/documents";
import type { OwnDocument } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { useHydrated } from "@/shared/hooks/useHydrated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Badge } from "@/shared/ui/Badge";
import { Button } from "@/shared/ui/Button";
import { ICON_BUTTON, IconButton } from "@/shared/ui/IconButton";
import { toasts } from "@/shared/ui/toasts";

interface DocumentRowProps {
  readonly document: OwnDocument;
  readonly onDelete: () => void;
}

export function DocumentRow({ document, onDelete }: DocumentRowProps) {
  const t = useTranslations("documents");
  const formats = useFormats();
  const isHydrated = useHydrated();
  const noteId = useId();
  const { id, name, source, mediaType, size, uploadedAt, isInUse } = document;
  const Icon = mediaType.startsWith("image/") ? Image : FileText;
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon aria-hidden className="mt-1 size-5 shrink-0 text-text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="wrap-anywhere font-semibold">{name}</span>
          <Badge tone={source === "cv" ? "accent" : "neutral"}>{t(`kinds.${source}`)}</Badge>
        </p>
        <p className="text-sm text-text-muted">
          {t("details", { size: formats.fileSize(size), date: formats.longDate(uploadedAt) })}
        </p>
        {isInUse && (
          <p id={noteId} className="mt-1 text-sm text-text-muted">
            {t("inUse")}
          </p>
        )}
        <Temporary document={document} />
      </div>
      <div className="flex shrink-0">
        <a href={documentAddress(id)} download aria-label={t("download", { name })} className={ICON_BUTTON}>
          <Download aria-hidden className="size-5" />
        </a>
        <IconButton
          label={t("delete.one", { name })}
          isDisabled={!isHydrated}
          {...(isInUse && { "aria-describedby": noteId })}
          onPress={onDelete}
        >
          <Trash2 aria-hidden className="size-5" />
        </IconButton>
      </div>
    </li>
  );
}

/** A file that came with a form and will be removed, unless its owner keeps it. */
function Temporary({ document: { id, name, removedAt } }: { document: OwnDocument }) {
  const t = useTranslations("documents");
  const formats = useFormats();
  const isHydrated = useHydrated();
  const errorText = useErrorText();
  const [save, { isLoading }] = documentsApi.useSaveOwnDocumentMutation();
  if (!removedAt) return null;
  const keep = async () => {
    const { error } = await save({ documentId: id });
    if (error)
      toasts.show({ tone: "danger", title: t("keepFailed"), text: errorText(problemOf(error).code) });
    else toasts.show({ tone: "success", title: t("kept", { name }) });
  };
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3">
      <p className="text-sm text-text-muted">{t("temporary", { date: formats.longDate(removedAt) })}</p>
      <Button
        variant="quiet"
        isPending={isLoading}
        isDisabled={!isHydrated}
        aria-label={t("keepOne", { name })}
        onPress={() => void keep()}
      >
        {t("keep")}
      </Button>
    </div>
  );
}
