/** Asks what to do when there is an earlier application for this job. Closing it decides nothing. */
import { useTranslations } from "use-intl";
import type { MyApplicationDetail } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Button } from "@/shared/ui/Button";
import { LazyDialog } from "@/shared/ui/LazyDialog";

interface AlreadyAppliedProps {
  readonly isOpen: boolean;
  readonly application: MyApplicationDetail;
  readonly onClose: () => void;
  readonly onSend: () => void;
  readonly onKeep: () => void;
}

export function AlreadyApplied({ isOpen, application, onClose, onSend, onKeep }: AlreadyAppliedProps) {
  const t = useTranslations("apply.duplicate");
  const formats = useFormats();
  const earlier = application.priorApplications.flatMap(({ id, sentAt }) => (sentAt ? [{ id, sentAt }] : []));
  return (
    <LazyDialog
      role="alertdialog"
      title={t("title")}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onKeep}>
            {t("keep")}
          </Button>
          <Button onPress={onSend}>{t("sendAnyway")}</Button>
        </>
      }
    >
      <p>{t("text")}</p>
      {earlier.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 font-semibold text-sm">{t("earlier")}</h3>
          <ul className="list-disc pl-5">
            {earlier.map(({ id, sentAt }) => (
              <li key={id}>
                <time dateTime={sentAt}>{t("earlierOn", { date: formats.dateTime(sentAt) })}</time>
              </li>
            ))}
          </ul>
        </>
      )}
    </LazyDialog>
  );
}
