/** Timeline of an application since it was sent. */
import { useTranslations } from "use-intl";
import type { InboxApplicationDetail } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Step, Timeline } from "@/shared/ui/Timeline";
import { STEPS_TO_COME } from "../states";

export function Steps({ application }: { application: InboxApplicationDetail }) {
  const t = useTranslations("inbox");
  const formats = useFormats();
  return (
    <Timeline label={t("history")}>
      {application.steps.map(({ kind, at, superseded = false }) => (
        <Step
          key={`${kind} ${at}`}
          label={t(`steps.${kind}`)}
          tone={superseded ? "muted" : kind === "seen" ? "seen" : "accent"}
          at={formats.dateTime(at)}
          dateTime={at}
        >
          {superseded ? t("superseded") : undefined}
        </Step>
      ))}
      {STEPS_TO_COME[application.status].map((kind) => (
        <Step key={kind} label={t(`steps.${kind}`)} tone={kind === "seen" ? "seen" : "accent"}>
          {kind === "seen" && application.status === "updated" ? t("notOpened") : undefined}
        </Step>
      ))}
    </Timeline>
  );
}
