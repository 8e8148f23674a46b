/** A CV in the list: what the person can and looks for, without their name. */
import { useTranslations } from "use-intl";
import type { ListedCandidate } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Badge } from "@/shared/ui/Badge";
import { Button } from "@/shared/ui/Button";
import { Card } from "@/shared/ui/Card";

interface CandidateCardProps {
  readonly candidate: ListedCandidate;
  readonly isOpening: boolean;
  readonly onOpen: () => void;
  /** The id of the sentence that says who learns of it. */
  readonly noticeId: string;
}

export function CandidateCard({ candidate, isOpening, onOpen, noticeId }: CandidateCardProps) {
  const t = useTranslations("candidates");
  const formats = useFormats();
  const { cvId, title, keywords, educationLevel, languages, positions, places, employments } = candidate;
  const { yearsOfWork, updatedAt, openedAt } = candidate;
  const titleId = `candidate-${cvId}`;
  const spoken = languages.map(({ name, level }) => `${name} ${level === "native" ? t("native") : level}`);
  const facts: readonly (readonly [label: string, value: string])[] = [
    [t("looksFor"), positions.join(" · ")],
    [t("places"), places.join(" · ")],
    [t("employments"), employments.join(" · ")],
    [t("educationLevel"), educationLevel?.name ?? ""],
    [t("languages"), spoken.join(" · ")],
    [
      t("work"),
      yearsOfWork === null ? "" : t("years", { count: yearsOfWork, shown: formats.number(yearsOfWork) }),
    ],
  ];
  return (
    <Card as="article" className="wrap-anywhere">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h3 id={titleId} lang={title === "" ? undefined : candidate.language} className="min-w-0 text-lg">
          {title || t("untitled")}
        </h3>
        {openedAt !== null && <Badge tone="seen">{t("openedAt", { date: formats.date(openedAt) })}</Badge>}
      </div>
      {keywords.length > 0 && (
        <p lang={candidate.language} className="mt-1 text-text-muted">
          {keywords.join(" · ")}
        </p>
      )}
      <dl className="mt-3 grid gap-x-6 gap-y-1.5 text-sm md:grid-cols-2">
        {facts
          .filter(([, value]) => value !== "")
          .map(([label, value]) => (
            <div key={label}>
              <dt className="text-text-muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <time dateTime={updatedAt} className="text-sm text-text-muted">
          {t("updatedAt", { date: formats.date(updatedAt) })}
        </time>
        <Button
          variant="secondary"
          isPending={isOpening}
          onPress={onOpen}
          id={`${titleId}-open`}
          aria-labelledby={`${titleId}-open ${titleId}`}
          aria-describedby={noticeId}
        >
          {t("open")}
        </Button>
      </div>
    </Card>
  );
}
