/** Form for a five-digit code, with its expiry and a way to resend it. */
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { Problem } from "@/shared/api/problem";
import { useHydrated } from "@/shared/hooks/useHydrated";
import { Banner } from "@/shared/ui/Banner";
import { Button } from "@/shared/ui/Button";
import { CODE_LENGTH, CodeField } from "@/shared/ui/CodeField";
import { CodeExpiry } from "./CodeExpiry";
import type { CodeTimer, CodeTimes } from "./codeTimer";
import { MailboxLink } from "./MailboxLink";
import { ResendCode } from "./ResendCode";
import { type CodeErrorTexts, useCodeErrors } from "./useCodeErrors";

interface CodeFormProps {
  readonly timer: CodeTimer;
  readonly submitLabel: string;
  /** Texts that replace the default ones. */
  readonly texts?: CodeErrorTexts & { readonly expired?: string; readonly hint?: string };
  /** Undefined on success. */
  readonly onSend: (code: string) => Promise<Problem | undefined>;
  /** Rejects with the API's error. */
  readonly onResend: () => Promise<CodeTimes>;
}

const INCOMPLETE: Problem = { status: 400, code: "INVALID_VERIFICATION_CODE", errors: [], details: {} };

export function CodeForm({ timer, submitLabel, texts = {}, onSend, onResend }: CodeFormProps) {
  const t = useTranslations("verification");
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const [code, setCode] = useState("");
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const { error, notice, isOver } = useCodeErrors(problem, texts);

  useEffect(() => {
    // Focus the code field, after the navigation has focused the heading.
    const timer = setTimeout(() => form.current?.querySelector("input")?.focus({ preventScroll: true }), 50);
    return () => clearTimeout(timer);
  }, []);

  const send = async (digits: string) => {
    if (isPending) return;
    setPending(true);
    setProblem(undefined);
    const refusal = await onSend(digits);
    setPending(false);
    setProblem(refusal);
    if (refusal && refusal.status !== 0) setCode("");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === CODE_LENGTH) void send(code);
    else setProblem(INCOMPLETE);
  };

  return (
    <>
      <div role="alert" className="empty:hidden">
        {notice !== undefined && (
          <Banner tone={problem?.code === "CODE_USED" ? "info" : "danger"}>{notice}</Banner>
        )}
      </div>
      {!isOver && (
        <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
          <div>
            <CodeField
              name="code"
              label={t("label")}
              value={code}
              error={error}
              onChange={(digits) => {
                setCode(digits);
                if (digits !== "") setProblem(undefined);
              }}
              onComplete={(digits) => void send(digits)}
            />
            <p role="alert" className="sr-only">
              {error}
            </p>
          </div>
          <CodeExpiry expiresIn={timer.expiresIn} expired={texts.expired ?? t("expired")} />
          <Button type="submit" size="large" isPending={isPending} isDisabled={!isHydrated}>
            {submitLabel}
          </Button>
        </form>
      )}
      <div className="flex flex-col gap-3 border-border border-t pt-4">
        <p className="text-sm text-text-muted">{texts.hint ?? t("spam")}</p>
        <ResendCode
          timer={timer}
          onResend={onResend}
          onResent={() => {
            setCode("");
            setProblem(undefined);
          }}
        />
        <MailboxLink />
      </div>
    </>
  );
}
