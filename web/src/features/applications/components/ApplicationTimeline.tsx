/** Timeline of an application: what has happened, and what may come. */
import { useTranslations } from "use-intl";
import type { MyApplicationDetail } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Step, Timeline } from "@/shared/ui/Timeline";
import { STEPS_TO_COME } from "../states";

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
      {STEPS_TO_COME[status].map((kind) => (
        <Step key={kind} label={t(`step.${kind}`)}>
          {kind === "seen" && resentAt ? t("notOpened") : undefined}
        </Step>
      ))}
      {status === "no-feedback" && <Step state="waiting" label={t("noAnswer")} />}
    </Timeline>
  );
}
