/** Timeline of an application: what has happened, and what may come. */
import { useTranslations } from "use-intl";
import type { MyApplicationDetail } from "@/shared/api/generated";
import { OF_APPLICANT } from "@/shared/application-status/states";
import { useFormats } from "@/shared/i18n/useFormats";
import { Step, Timeline } from "@/shared/ui/Timeline";

export function ApplicationTimeline({ application }: { application: MyApplicationDetail }) {
  const t = useTranslations("applications.detail");
  const steps = useTranslations("application-status.step");
  const formats = useFormats();
  const { status, resentAt } = application;
  return (
    <Timeline label={t("progress")}>
      {application.steps.map(({ kind, at, superseded = false }) => (
        <Step
          key={`${kind} ${at}`}
          label={steps(kind)}
          at={formats.dateTime(at)}
          dateTime={at}
          tone={superseded ? "muted" : kind === "seen" ? "seen" : "accent"}
        >
          {superseded ? t("superseded") : undefined}
        </Step>
      ))}
      {OF_APPLICANT[status].toCome.map((kind) => (
        <Step key={kind} label={steps(kind)}>
          {kind === "seen" && resentAt ? t("notOpened") : undefined}
        </Step>
      ))}
      {status === "no-feedback" && <Step state="waiting" label={t("noAnswer")} />}
    </Timeline>
  );
}
