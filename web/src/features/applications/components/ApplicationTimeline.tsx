/** Timeline of an application: what has happened, and what may come. */
import { useTranslations } from "use-intl";
import type { ApplicationStatus, MyApplicationDetail, StepKind } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Step, Timeline } from "@/shared/ui/Timeline";

/** Steps of an application that is neither withdrawn nor left without feedback. */
const EXPECTED_STEPS: readonly StepKind[] = ["sent", "forwarded", "seen", "ended"];
const FINAL_STATUSES: readonly ApplicationStatus[] = ["ended", "no-feedback", "deleted"];

export function ApplicationTimeline({ application }: { application: MyApplicationDetail }) {
  const t = useTranslations("applications.detail");
  const formats = useFormats();
  const { steps, status, resentAt } = application;
  return (
    <Timeline label={t("progress")}>
      {steps.map(({ kind, at, superseded = false }) => (
        <Step
          key={`${kind} ${at}`}
          label={t(`step.${kind}`)}
          at={formats.dateTime(at)}
          dateTime={at}
          tone={superseded ? "muted" : kind === "seen" ? "seen" : "accent"}
        >
          {superseded ? t("superseded") : undefined}
        </Step>
      ))}
      {stepsToCome(status).map((kind) => (
        <Step key={kind} label={t(`step.${kind}`)}>
          {kind === "seen" && resentAt ? t("notOpened") : undefined}
        </Step>
      ))}
      {status === "no-feedback" && <Step state="waiting" label={t("noAnswer")} />}
    </Timeline>
  );
}

/** After sending again, forwarding and seeing are yet to come again. */
function stepsToCome(status: ApplicationStatus): readonly StepKind[] {
  return FINAL_STATUSES.includes(status)
    ? []
    : EXPECTED_STEPS.slice(EXPECTED_STEPS.indexOf(status as StepKind) + 1);
}
