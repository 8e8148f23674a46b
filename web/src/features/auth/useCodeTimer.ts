/** Expiry of the newest code, and when another may be requested. */
import { useState } from "react";
import { useSecondsLeft } from "@/shared/hooks/useSecondsLeft";
import type { CodeTimer } from "@/shared/verification/codeTimer";
import type { PendingVerification } from "./pendingVerification";

interface Countdown {
  readonly expires: number | undefined;
  readonly resend: number;
  readonly since: number;
}

export function useCodeTimer(pending: PendingVerification): CodeTimer {
  const [countdown, setCountdown] = useState<Countdown>(() => initialCountdown(pending));
  const expiresIn = useSecondsLeft(countdown.expires ?? 0, countdown.since);
  const resendIn = useSecondsLeft(countdown.resend, countdown.since);
  return {
    expiresIn: countdown.expires === undefined ? undefined : expiresIn,
    resendIn,
    restart: ({ expiresInSeconds, resendAfterSeconds }) =>
      setCountdown(({ since }) => ({
        expires: expiresInSeconds,
        resend: resendAfterSeconds,
        since: since + 1,
      })),
    waitFor: (seconds) =>
      setCountdown(({ expires, since }) => ({
        expires: expires === undefined ? undefined : expiresIn,
        resend: seconds,
        since: since + 1,
      })),
  };
}

function initialCountdown({ verification, mailedAt }: PendingVerification): Countdown {
  if (!verification) return { expires: undefined, resend: 0, since: 0 };
  const passed = Math.max(0, (Date.now() - mailedAt) / 1000);
  const left = (whole: number) => Math.max(0, Math.round(whole - passed));
  return {
    expires: left(verification.expiresInSeconds),
    resend: left(verification.resendAfterSeconds),
    since: 0,
  };
}
