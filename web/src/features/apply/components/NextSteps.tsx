/** Timeline of what happens after sending. */
import { useTranslations } from "use-intl";
import { useAccount } from "@/shared/account/account";
import type { MyApplicationDetail } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Step, Timeline } from "@/shared/ui/Timeline";

const MOMENTS = { sent: "sentAt", forwarded: "forwardedAt", seen: "seenAt", ended: "endedAt" } as const;
const STEPS = Object.keys(MOMENTS) as (keyof typeof MOMENTS)[];

export function NextSteps({ application }: { application: MyApplicationDetail | undefined }) {
  const t = useTranslations("apply.success");
  const formats = useFormats();
  const account = useAccount();
  const isByPhone = application !== undefined && !application.sent.email;
  const sentHint = !isByPhone ? "sentHint" : account ? "sentHintAccount" : "sentHintPhone";
  return (
    <Timeline label={t("timeline")}>
      {STEPS.map((step) => {
        const at = application?.[MOMENTS[step]] ?? undefined;
        return (
          <Step
            key={step}
            label={t(step)}
            at={at && formats.dateTime(at)}
            dateTime={at}
            state={step === "sent" ? "done" : undefined}
            tone={step === "seen" ? "seen" : "accent"}
          >
            {t(step === "sent" ? sentHint : `${step}Hint`)}
          </Step>
        );
      })}
    </Timeline>
  );
}
