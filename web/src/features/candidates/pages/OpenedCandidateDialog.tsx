/** A CV that was opened, with name and contact, and what the person looks for. */
import { useTranslations } from "use-intl";
import type { CvContent } from "@/features/cv/content";
import { CvDocument } from "@/features/cv/document/CvDocument";
import type { ListedCandidate, OpenedCandidate } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { LazyDialog } from "@/shared/ui/LazyDialog";

interface OpenedCandidateDialogProps {
  readonly opened: OpenedCandidate;
  readonly candidate: ListedCandidate;
  readonly onClose: () => void;
}

export function OpenedCandidateDialog({ opened, candidate, onClose }: OpenedCandidateDialogProps) {
  const t = useTranslations("candidates");
  const formats = useFormats();
  // The API states every field.
  const content = opened.content as CvContent;
  const { salary } = content.idealJob;
  const wishes = [
    ...candidate.positions,
    ...candidate.places,
    ...candidate.employments,
    ...(salary === null
      ? []
      : [
          t("salary", {
            amount: formats.money({ amount: Number(salary.amount), currency: salary.currency }),
          }),
        ]),
  ];
  return (
    <LazyDialog title={t("opened.title")} shape="sheet" isOpen onClose={onClose}>
      <p className="text-sm text-text-muted">{t("opened.noted")}</p>
      {wishes.length > 0 && (
        <p className="mt-2 text-sm">
          <span className="font-semibold">{t("looksFor")}:</span> {wishes.join(" · ")}
        </p>
      )}
      <div className="mt-4 rounded-card border border-border p-5 text-sm cv-paper md:p-7">
        <CvDocument content={content} heading="h3" />
      </div>
    </LazyDialog>
  );
}
