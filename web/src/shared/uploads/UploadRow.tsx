/** One file: uploading, uploaded or failed. */
import { CircleAlert, CircleCheck, FileText, RotateCw, X } from "lucide-react";
import { useTranslations } from "use-intl";
import { useErrorText } from "@/shared/errors/useErrorText";
import { useFormats } from "@/shared/i18n/useFormats";
import { classes } from "@/shared/ui/classes";
import { IconButton } from "@/shared/ui/IconButton";
import type { Upload } from "./UploadQueue";

interface UploadRowProps {
  readonly upload: Upload;
  readonly maxFiles: number;
  readonly onRemove: () => void;
  readonly onRetry: (() => void) | undefined;
}

const ICONS = { waiting: FileText, sending: FileText, sent: CircleCheck, failed: CircleAlert };
const COLOURS = {
  waiting: "text-text-muted",
  sending: "text-accent",
  sent: "text-success",
  failed: "text-danger",
};

export function UploadRow({ upload, maxFiles, onRemove, onRetry }: UploadRowProps) {
  const t = useTranslations("uploads");
  const formats = useFormats();
  const { name, size, state, progress } = upload;
  const Icon = ICONS[state];
  return (
    <li
      className={classes(
        "rounded-control border bg-surface-raised py-1 pr-1 pl-3",
        state === "failed" ? "border-danger" : "border-border",
      )}
    >
      <div className="flex items-center gap-3">
        <Icon aria-hidden className={classes("size-5 shrink-0", COLOURS[state])} />
        <div className="min-w-0 flex-1 py-1.5 text-sm">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p role="status" className={state === "failed" ? "text-danger" : "text-text-muted"}>
            {state === "failed" ? (
              <ProblemText upload={upload} maxFiles={maxFiles} />
            ) : (
              <>
                {size !== null && `${formats.fileSize(size)} · `}
                {t(`state.${state}`)}
              </>
            )}
          </p>
        </div>
        {state === "failed" && onRetry && (
          <IconButton label={t("retry", { name })} onPress={onRetry}>
            <RotateCw aria-hidden className="size-5" />
          </IconButton>
        )}
        <IconButton label={t("remove", { name })} onPress={onRemove}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
      {state === "sending" && (
        <div
          role="progressbar"
          aria-label={t("progress", { name })}
          aria-valuenow={Math.round(progress * 100)}
          aria-valuemin={0}
          aria-valuemax={100}
          className="mr-2 mb-2 h-1 overflow-hidden rounded-full bg-surface-sunken"
        >
          <div
            className="h-full rounded-full bg-accent transition-[width]"
            style={{ width: `${Math.max(4, progress * 100)}%` }}
          />
        </div>
      )}
    </li>
  );
}

function ProblemText({ upload: { problem = "UNKNOWN" }, maxFiles }: { upload: Upload; maxFiles: number }) {
  const t = useTranslations("uploads");
  const errorText = useErrorText();
  return problem === "TOO_MANY_FILES"
    ? t("tooMany", { max: maxFiles, shown: String(maxFiles) })
    : errorText(problem);
}
