/** Resends the code: after half a minute, and a few times a day. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { useFormats } from "@/shared/i18n/useFormats";
import { Button } from "@/shared/ui/Button";
import { toasts } from "@/shared/ui/toasts";
import type { CodeTimer, CodeTimes } from "./codeTimer";

interface ResendCodeProps {
  readonly timer: CodeTimer;
  readonly onResend: () => Promise<CodeTimes>;
  readonly onResent: () => void;
}

export function ResendCode({ timer, onResend, onResent }: ResendCodeProps) {
  const t = useTranslations("verification");
  const formats = useFormats();
  const errorText = useErrorText();
  const [isPending, setPending] = useState(false);
  const mayResend = timer.resendIn === 0;

  const resend = async () => {
    setPending(true);
    try {
      timer.restart(await onResend());
      onResent();
      toasts.show({ tone: "success", title: t("resent"), text: t("resentText") });
    } catch (error) {
      const { code, details } = problemOf(error);
      if (code === "RESEND_TOO_SOON" && typeof details.seconds === "number") timer.waitFor(details.seconds);
      else toasts.show({ tone: "danger", title: t("notResent"), text: errorText(code) });
    }
    setPending(false);
  };

  return (
    <div className="flex flex-col gap-2 md:flex-row md:items-center md:gap-4">
      <Button
        variant="secondary"
        isDisabled={!mayResend}
        isPending={isPending}
        onPress={() => void resend()}
        className="self-start"
      >
        {t("resend")}
      </Button>
      {!mayResend && (
        <p role="timer" className="text-sm text-text-muted">
          {t("resendIn", { seconds: timer.resendIn, shown: formats.number(timer.resendIn) })}
        </p>
      )}
    </div>
  );
}
