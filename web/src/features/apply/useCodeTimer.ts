/**
 * Expiry of the newest code, and when another may be requested. Counts from when this tab requested the code; a tab
 * that does not know (the link was opened elsewhere) counts from when the application was started.
 */
import { useContext, useEffect, useState } from "react";
import type { MyApplicationDetail } from "@/shared/api/generated";
import { useSecondsLeft } from "@/shared/hooks/useSecondsLeft";
import { NowContext } from "@/shared/i18n/useAge";
import type { CodeTimer } from "@/shared/verification/codeTimer";
import { readPending, writePending } from "./draft";

const UNKNOWN = { expires: -1, resend: 0 };

export function useCodeTimer(application: MyApplicationDetail): CodeTimer {
  const renderedAt = useContext(NowContext);
  const [countdown, setCountdown] = useState({ ...UNKNOWN, since: 0 });
  const { id, job, verification, initiatedAt } = application;

  useEffect(() => {
    if (!verification) return;
    const pending = readPending(job.id);
    const passed =
      pending?.applicationId === id
        ? (Date.now() - pending.codeSentAt) / 1000
        : (renderedAt - new Date(initiatedAt).getTime()) / 1000;
    const isKnown = pending?.applicationId === id || passed < verification.expiresInSeconds;
    setCountdown((before) => ({
      expires: isKnown ? left(verification.expiresInSeconds, passed) : UNKNOWN.expires,
      resend: left(verification.resendAfterSeconds, passed),
      since: before.since + 1,
    }));
  }, [id, job.id, verification, initiatedAt, renderedAt]);

  const expiresIn = useSecondsLeft(countdown.expires, countdown.since);
  const resendIn = useSecondsLeft(countdown.resend, countdown.since);
  return {
    expiresIn: countdown.expires < 0 ? undefined : expiresIn,
    resendIn,
    restart: ({ expiresInSeconds, resendAfterSeconds }) => {
      const pending = readPending(job.id);
      if (pending?.applicationId === id) writePending(job.id, { ...pending, codeSentAt: Date.now() });
      setCountdown(({ since }) => ({
        expires: expiresInSeconds,
        resend: resendAfterSeconds,
        since: since + 1,
      }));
    },
    waitFor: (seconds) =>
      setCountdown(({ expires, since }) => ({
        expires: expires < 0 ? expires : expiresIn,
        resend: seconds,
        since: since + 1,
      })),
  };
}

const left = (whole: number, passed: number) => Math.max(0, Math.round(whole - Math.max(0, passed)));
