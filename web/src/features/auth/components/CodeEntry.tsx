/** Form for the code from the mail. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Problem } from "@/shared/api/problem";
import { CodeForm } from "@/shared/verification/CodeForm";
import type { CodeTimes } from "@/shared/verification/codeTimer";
import type { PendingVerification } from "../pendingVerification";
import { useCodeTimer } from "../useCodeTimer";

interface CodeEntryProps {
  readonly pending: PendingVerification;
  readonly submitLabel: string;
  /** Undefined on success. */
  readonly onSend: (code: string) => Promise<Problem | undefined>;
  readonly onResend: () => Promise<CodeTimes>;
}

export function CodeEntry({ pending, submitLabel, onSend, onResend }: CodeEntryProps) {
  const t = useTranslations("auth.code");
  const timer = useCodeTimer(pending);
  const b = (address: ReactNode) => <strong className="wrap-anywhere">{address}</strong>;
  return (
    <div className="flex flex-col gap-5">
      <p>{t.rich(pending.verification ? "sentTo" : "notSentTo", { b, email: pending.email })}</p>
      <CodeForm
        timer={timer}
        submitLabel={submitLabel}
        texts={{ used: t("used") }}
        onSend={onSend}
        onResend={onResend}
      />
    </div>
  );
}
