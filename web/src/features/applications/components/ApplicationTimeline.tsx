/** Everything that has happened to an application, each with its moment, and what may still come. */
import { useTranslations } from "use-intl";
import type { ApplicationStatus, MyApplicationDetail, StepKind } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Step, Timeline } from "@/shared/ui/Timeline";

/** The way of every application that is neither withdrawn nor left without an answer. */
const WAY: readonly StepKind[] = ["sent", "forwarded", "seen", "ended"];
const OVER: readonly ApplicationStatus[] = ["ended", "no-feedback", "deleted"];

export function ApplicationTimeline({ application }: { application: MyApplicationDetail }) {
  const t = useTranslations("applications.detail");
  const formats = useFormats();
  const { steps, status } = application;
  return (
    <Timeline label={t("progress")}>
      {steps.map(({ kind, at }) => (
        <Step
          key={`${kind} ${at}`}
          label={t(`step.${kind}`)}
          at={formats.dateTime(at)}
          dateTime={at}
          tone={kind === "seen" ? "seen" : "accent"}
        />
      ))}
      {stillToCome(status).map((kind) => (
        <Step key={kind} label={t(`step.${kind}`)} />
      ))}
      {status === "no-feedback" && <Step state="waiting" label={t("noAnswer")} />}
    </Timeline>
  );
}

/** What was sent anew has yet to be forwarded and seen anew. */
function stillToCome(status: ApplicationStatus): readonly StepKind[] {
  return OVER.includes(status) ? [] : WAY.slice(WAY.indexOf(status as StepKind) + 1);
}
