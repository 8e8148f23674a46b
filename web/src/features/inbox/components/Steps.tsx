/** Timeline of an application since it was sent. */
import { useTranslations } from "use-intl";
import type { InboxApplicationDetail } from "@/shared/api/generated";
import { OF_EMPLOYER } from "@/shared/application-status/states";
import { useFormats } from "@/shared/i18n/useFormats";
import { Step, Timeline } from "@/shared/ui/Timeline";

export function Steps({ application }: { application: InboxApplicationDetail }) {
  const t = useTranslations("inbox");
  const steps = useTranslations("application-status.inboxStep");
  const formats = useFormats();
  return (
    <Timeline label={t("history")}>
      {application.steps.map(({ kind, at, superseded = false }) => (
        <Step
          key={`${kind} ${at}`}
          label={steps(kind)}
          tone={superseded ? "muted" : kind === "seen" ? "seen" : "accent"}
          at={formats.dateTime(at)}
          dateTime={at}
        >
          {superseded ? t("superseded") : undefined}
        </Step>
      ))}
      {OF_EMPLOYER[application.status].toCome.map((kind) => (
        <Step key={kind} label={steps(kind)} tone={kind === "seen" ? "seen" : "accent"}>
          {kind === "seen" && application.status === "updated" ? t("notOpened") : undefined}
        </Step>
      ))}
    </Timeline>
  );
}
