/** Where the code from the mail is typed in. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Problem } from "@/shared/api/problem";
import { CodeForm } from "@/shared/codes/CodeForm";
import type { CodeTimes } from "@/shared/codes/codeClock";
import { useCodeClock } from "../useCodeClock";
import type { Waiting } from "../waiting";

interface CodeEntryProps {
  readonly waiting: Waiting;
  readonly submitLabel: string;
  /** Undefined when all is well. */
  readonly onSend: (code: string) => Promise<Problem | undefined>;
  readonly onResend: () => Promise<CodeTimes>;
}

export function CodeEntry({ waiting, submitLabel, onSend, onResend }: CodeEntryProps) {
  const t = useTranslations("auth.code");
  const clock = useCodeClock(waiting);
  const b = (address: ReactNode) => <strong className="wrap-anywhere">{address}</strong>;
  return (
    <div className="flex flex-col gap-5">
      <p>{t.rich(waiting.verification ? "sentTo" : "notSentTo", { b, email: waiting.email })}</p>
      <CodeForm
        clock={clock}
        submitLabel={submitLabel}
        words={{ used: t("used") }}
        onSend={onSend}
        onResend={onResend}
      />
    </div>
  );
}
