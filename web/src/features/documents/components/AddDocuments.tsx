/** Adds documents: their kind, a place to drop them, and those that are being sent. */
import { Upload as UploadIcon } from "lucide-react";
import { useId, useState } from "react";
import { Button as AriaButton, DropZone, FileTrigger, isFileDropItem } from "react-aria-components";
import { useTranslations } from "use-intl";
import type { DocumentSource } from "@/shared/api/generated";
import { useHydrated } from "@/shared/hooks/useHydrated";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { CARD } from "@/shared/ui/Card";
import { classes } from "@/shared/ui/classes";
import { HINT } from "@/shared/ui/fieldStyles";
import { DOCUMENT_RULES, MEGABYTE } from "@/shared/ui/fileRules";
import { Radio, RadioGroup } from "@/shared/ui/RadioGroup";
import { UploadRow } from "@/shared/uploads/UploadRow";
import { useDocumentUploads } from "../useDocumentUploads";

interface AddDocumentsProps {
  readonly used: number;
  readonly limit: number;
}

export function AddDocuments({ used, limit }: AddDocumentsProps) {
  const t = useTranslations("documents");
  const isHydrated = useHydrated();
  const [source, setSource] = useState<DocumentSource>("cv");
  const { queue, uploads, stored } = useDocumentUploads(limit - used);
  const ids = { title: useId(), rules: useId() };
  const add = (files: readonly File[]) => queue.add(files, source);
  return (
    <section aria-labelledby={ids.title} className={classes(CARD, "flex flex-col gap-5 p-5 md:p-6")}>
      <h2 id={ids.title} className="text-xl">
        {t("add.title")}
      </h2>
      <RadioGroup
        label={t("add.kind")}
        value={source}
        onChange={(value) => setSource(value === "cv" ? "cv" : "document")}
        isDisabled={!isHydrated}
      >
        <div className="grid gap-2 md:grid-cols-2">
          <Radio value="cv">{t("kinds.cv")}</Radio>
          <Radio value="document" hint={t("add.documentHint")}>
            {t("kinds.document")}
          </Radio>
        </div>
      </RadioGroup>
      <div className="flex flex-col gap-1.5">
        <DropZone
          getDropOperation={() => "copy"}
          isDisabled={!isHydrated}
          onDrop={async ({ items }) =>
            add(await Promise.all(items.filter(isFileDropItem).map((item) => item.getFile())))
          }
          className="flex flex-col items-center gap-3 rounded-card border border-border-strong border-dashed px-4 py-6 text-center transition-colors data-[drop-target]:border-accent data-[drop-target]:bg-accent-soft"
        >
          <UploadIcon aria-hidden className="size-6 text-text-muted" />
          <p className="text-text-muted max-md:hidden">{t("add.drop")}</p>
          <FileTrigger
            acceptedFileTypes={DOCUMENT_RULES.endings.map((ending) => `.${ending}`)}
            allowsMultiple
            onSelect={(chosen) => add([...(chosen ?? [])])}
          >
            <AriaButton
              isDisabled={!isHydrated}
              aria-describedby={ids.rules}
              className={buttonStyle("primary")}
            >
              {t("add.choose")}
            </AriaButton>
          </FileTrigger>
        </DropZone>
        <p id={ids.rules} className={HINT}>
          {t("add.rules", {
            endings: DOCUMENT_RULES.endings.join(", "),
            megabytes: String(DOCUMENT_RULES.maxBytes / MEGABYTE),
          })}
        </p>
      </div>
      {uploads.files.length > 0 && (
        <ul aria-label={t("add.sending")} className="flex flex-col gap-2">
          {uploads.files.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              maxFiles={limit}
              onRemove={() => queue.remove(upload.key)}
              onRetry={queue.mayRetry(upload.key) ? () => queue.retry(upload.key) : undefined}
            />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {stored !== undefined && t("add.stored", { name: stored })}
      </p>
    </section>
  );
}
