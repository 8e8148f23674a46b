/** What has happened to an application since it was sent. */
import { useTranslations } from "use-intl";
import type { InboxApplicationDetail } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Step, Timeline } from "@/shared/ui/Timeline";

export function Steps({ application }: { application: InboxApplicationDetail }) {
  const t = useTranslations("inbox");
  const formats = useFormats();
  return (
    <Timeline label={t("history")}>
      {application.steps.map(({ kind, at }) => (
        <Step
          key={`${kind} ${at}`}
          label={t(`steps.${kind}`)}
          tone={kind === "seen" ? "seen" : "accent"}
          at={formats.dateTime(at)}
          dateTime={at}
        />
      ))}
      {application.seenAt === null && application.endedAt === null && (
        <Step label={t("steps.seen")} tone="seen" />
      )}
      {application.endedAt === null && <Step label={t("steps.ended")} />}
    </Timeline>
  );
}
