/** How long the newest code is good for, and when another may be asked for. */
import { useState } from "react";
import type { CodeClock } from "@/shared/codes/codeClock";
import { useSecondsLeft } from "@/shared/hooks/useSecondsLeft";
import type { Waiting } from "./waiting";

interface Named {
  readonly expires: number | undefined;
  readonly resend: number;
  readonly since: number;
}

export function useCodeClock(waiting: Waiting): CodeClock {
  const [named, setNamed] = useState<Named>(() => beginning(waiting));
  const expiresIn = useSecondsLeft(named.expires ?? 0, named.since);
  const resendIn = useSecondsLeft(named.resend, named.since);
  return {
    expiresIn: named.expires === undefined ? undefined : expiresIn,
    resendIn,
    restart: ({ expiresInSeconds, resendAfterSeconds }) =>
      setNamed(({ since }) => ({ expires: expiresInSeconds, resend: resendAfterSeconds, since: since + 1 })),
    waitFor: (seconds) =>
      setNamed(({ expires, since }) => ({
        expires: expires === undefined ? undefined : expiresIn,
        resend: seconds,
        since: since + 1,
      })),
  };
}

function beginning({ verification, mailedAt }: Waiting): Named {
  if (!verification) return { expires: undefined, resend: 0, since: 0 };
  const passed = Math.max(0, (Date.now() - mailedAt) / 1000);
  const left = (whole: number) => Math.max(0, Math.round(whole - passed));
  return {
    expires: left(verification.expiresInSeconds),
    resend: left(verification.resendAfterSeconds),
    since: 0,
  };
}
