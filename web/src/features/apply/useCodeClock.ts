/**
 * How long the newest code is good for and when another may be asked for. This tab remembers when it asked for the code;
 * a tab that does not know (the link was opened elsewhere) counts from when the application was started.
 */
import { useContext, useEffect, useState } from "react";
import type { MyApplicationDetail } from "@/shared/api/generated";
import type { CodeClock } from "@/shared/codes/codeClock";
import { useSecondsLeft } from "@/shared/hooks/useSecondsLeft";
import { NowContext } from "@/shared/i18n/useAge";
import { readPending, writePending } from "./draft";

const UNKNOWN = { expires: -1, resend: 0 };

export function useCodeClock(application: MyApplicationDetail): CodeClock {
  const pageMade = useContext(NowContext);
  const [named, setNamed] = useState({ ...UNKNOWN, since: 0 });
  const { id, job, verification, initiatedAt } = application;

  useEffect(() => {
    if (!verification) return;
    const pending = readPending(job.id);
    const passed =
      pending?.applicationId === id
        ? (Date.now() - pending.codeSentAt) / 1000
        : (pageMade - new Date(initiatedAt).getTime()) / 1000;
    const isKnown = pending?.applicationId === id || passed < verification.expiresInSeconds;
    setNamed((before) => ({
      expires: isKnown ? left(verification.expiresInSeconds, passed) : UNKNOWN.expires,
      resend: left(verification.resendAfterSeconds, passed),
      since: before.since + 1,
    }));
  }, [id, job.id, verification, initiatedAt, pageMade]);

  const expiresIn = useSecondsLeft(named.expires, named.since);
  const resendIn = useSecondsLeft(named.resend, named.since);
  return {
    expiresIn: named.expires < 0 ? undefined : expiresIn,
    resendIn,
    restart: ({ expiresInSeconds, resendAfterSeconds }) => {
      const pending = readPending(job.id);
      if (pending?.applicationId === id) writePending(job.id, { ...pending, codeSentAt: Date.now() });
      setNamed(({ since }) => ({ expires: expiresInSeconds, resend: resendAfterSeconds, since: since + 1 }));
    },
    waitFor: (seconds) =>
      setNamed(({ expires, since }) => ({
        expires: expires < 0 ? expires : expiresIn,
        resend: seconds,
        since: since + 1,
      })),
  };
}

const left = (whole: number, passed: number) => Math.max(0, Math.round(whole - Math.max(0, passed)));
