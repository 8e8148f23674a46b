/** File field: drop or choose; each file uploads at once, with progress, error and retry. */
import { CircleAlert, Upload as UploadIcon } from "lucide-react";
import { type RefObject, useId, useLayoutEffect, useRef } from "react";
import { Button as AriaButton, DropZone, FileTrigger, isFileDropItem } from "react-aria-components";
import { useTranslations } from "use-intl";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { classes } from "@/shared/ui/classes";
import { ERROR, HINT, LABEL } from "@/shared/ui/fieldStyles";
import { MEGABYTE } from "@/shared/ui/fileRules";
import type { DocumentSource } from "../api/generated";
import { RULES } from "./UploadQueue";
import { UploadRow } from "./UploadRow";
import type { Uploader } from "./useUploads";

interface UploadFieldProps {
  readonly source: DocumentSource;
  readonly label: string;
  readonly hint: string;
  readonly optional?: boolean;
  readonly error?: string | undefined;
  readonly uploader: Uploader;
  readonly onChange: () => void;
  /** Takes the focus when the error summary links here. */
  readonly chooseRef?: RefObject<HTMLButtonElement | null>;
}

export function UploadField({
  source,
  label,
  hint,
  optional = false,
  error,
  uploader: { queue, uploads },
  onChange,
  chooseRef,
}: UploadFieldProps) {
  const t = useTranslations("uploads");
  const ui = useTranslations("ui");
  const ids = { label: useId(), notes: useId() };
  const fieldRef = useRef<HTMLFieldSetElement>(null);
  const rules = RULES[source];
  const files = uploads.files.filter((file) => file.source === source);
  const isFull = files.filter(({ state }) => state !== "failed").length >= rules.maxFiles;
  const replaces = rules.maxFiles === 1 && files.length > 0;
  const choose = replaces ? t("replace") : ui(rules.maxFiles === 1 ? "chooseFile" : "chooseFiles");
  useLayoutEffect(() => keepFocusInView(fieldRef.current, files.length), [files.length]);
  const add = (chosen: readonly File[]) => {
    queue.add(chosen, source);
    onChange();
  };
  return (
    <fieldset
      ref={fieldRef}
      aria-labelledby={ids.label}
      aria-describedby={ids.notes}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <span id={ids.label} className={LABEL}>
        {label}
        {optional && <span className="font-normal text-text-muted"> ({ui("optional")})</span>}
      </span>
      {files.length > 0 && (
        <ul className="flex flex-col gap-2">
          {files.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              maxFiles={rules.maxFiles}
              onRemove={() => {
                queue.remove(upload.key);
                onChange();
              }}
              onRetry={queue.mayRetry(upload.key) ? () => queue.retry(upload.key) : undefined}
            />
          ))}
        </ul>
      )}
      {(!isFull || rules.maxFiles === 1) && (
        <DropZone
          getDropOperation={() => "copy"}
          onDrop={async ({ items }) =>
            add(await Promise.all(items.filter(isFileDropItem).map((item) => item.getFile())))
          }
          className={classes(
            "flex flex-col items-center gap-3 rounded-card border border-dashed bg-surface-raised px-4 text-center transition-colors md:flex-row md:text-left",
            "data-[drop-target]:border-accent data-[drop-target]:bg-accent-soft",
            files.length > 0 ? "py-3" : "py-5",
            error === undefined ? "border-border-strong" : "border-danger",
          )}
        >
          {files.length === 0 && <UploadIcon aria-hidden className="size-6 shrink-0 text-text-muted" />}
          <p className="min-w-0 flex-1 text-sm text-text-muted">{replaces ? t("replaceHint") : hint}</p>
          <FileTrigger
            acceptedFileTypes={rules.endings.map((ending) => `.${ending}`)}
            allowsMultiple={rules.maxFiles !== 1}
            onSelect={(chosen) => add([...(chosen ?? [])])}
          >
            <AriaButton
              ref={chooseRef}
              aria-label={`${choose}: ${label}`}
              aria-describedby={ids.notes}
              className={classes(buttonStyle("secondary"), "shrink-0")}
            >
              {choose}
            </AriaButton>
          </FileTrigger>
        </DropZone>
      )}
      <div id={ids.notes} className="flex flex-col gap-1.5">
        <p className={HINT}>
          {t(rules.maxFiles === 1 ? "rulesOne" : "rulesMany", {
            endings: rules.endings.join(", "),
            megabytes: String(rules.maxBytes / MEGABYTE),
            max: String(rules.maxFiles),
          })}
        </p>
        {error !== undefined && (
          <p className={ERROR}>
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </fieldset>
  );
}

/** The row of a chosen file pushes the button down that chose it. */
function keepFocusInView(field: HTMLElement | null, files: number) {
  const focused = document.activeElement;
  if (files > 0 && focused && field?.contains(focused)) focused.scrollIntoView({ block: "nearest" });
}
