/** Another code: after half a minute, and a few times a day. */
import { useTranslations } from "use-intl";
import { applicationsApi, type OwnApplication } from "@/shared/api/applications";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { useFormats } from "@/shared/i18n/useFormats";
import { Button } from "@/shared/ui/Button";
import { toasts } from "@/shared/ui/toasts";
import type { CodeClock } from "../useCodeClock";

interface ResendCodeProps {
  readonly link: OwnApplication;
  readonly clock: CodeClock;
  readonly onResent: () => void;
}

export function ResendCode({ link, clock, onResent }: ResendCodeProps) {
  const t = useTranslations("apply.verification");
  const formats = useFormats();
  const errorText = useErrorText();
  const [resendCode, { isLoading }] = applicationsApi.useAskForAnotherCodeMutation();
  const mayResend = clock.resendIn === 0;

  const resend = async () => {
    const answer = await resendCode(link);
    if (answer.data) {
      clock.restart(answer.data.verification);
      onResent();
      toasts.show({ tone: "success", title: t("resent"), text: t("resentText") });
      return;
    }
    const { code, details } = problemOf(answer.error);
    if (code === "RESEND_TOO_SOON" && typeof details.seconds === "number") clock.waitFor(details.seconds);
    else toasts.show({ tone: "danger", title: t("notResent"), text: errorText(code) });
  };

  return (
    <div className="flex flex-col gap-2 md:flex-row md:items-center md:gap-4">
      <Button
        variant="secondary"
        isDisabled={!mayResend}
        isPending={isLoading}
        onPress={() => void resend()}
        className="self-start"
      >
        {t("resend")}
      </Button>
      {!mayResend && (
        <p role="timer" className="text-sm text-text-muted">
          {t("resendIn", { seconds: clock.resendIn, shown: formats.number(clock.resendIn) })}
        </p>
      )}
    </div>
  );
}
