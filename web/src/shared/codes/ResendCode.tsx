/** Another code: after half a minute, and a few times a day. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { useFormats } from "@/shared/i18n/useFormats";
import { Button } from "@/shared/ui/Button";
import { toasts } from "@/shared/ui/toasts";
import type { CodeClock, CodeTimes } from "./codeClock";

interface ResendCodeProps {
  readonly clock: CodeClock;
  readonly onResend: () => Promise<CodeTimes>;
  readonly onResent: () => void;
}

export function ResendCode({ clock, onResend, onResent }: ResendCodeProps) {
  const t = useTranslations("codes");
  const formats = useFormats();
  const errorText = useErrorText();
  const [isPending, setPending] = useState(false);
  const mayResend = clock.resendIn === 0;

  const resend = async () => {
    setPending(true);
    try {
      clock.restart(await onResend());
      onResent();
      toasts.show({ tone: "success", title: t("resent"), text: t("resentText") });
    } catch (error) {
      const { code, details } = problemOf(error);
      if (code === "RESEND_TOO_SOON" && typeof details.seconds === "number") clock.waitFor(details.seconds);
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
          {t("resendIn", { seconds: clock.resendIn, shown: formats.number(clock.resendIn) })}
        </p>
      )}
    </div>
  );
}
