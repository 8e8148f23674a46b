/** The five digits, how long they are good for, and another five when they are not. */
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { Problem } from "@/shared/api/problem";
import { Banner } from "@/shared/ui/Banner";
import { Button } from "@/shared/ui/Button";
import { CODE_LENGTH, CodeField } from "@/shared/ui/CodeField";
import { CodeTime } from "./CodeTime";
import type { CodeClock, CodeTimes } from "./codeClock";
import { Mailbox } from "./Mailbox";
import { ResendCode } from "./ResendCode";
import { useCodeWords } from "./useCodeWords";

interface CodeFormProps {
  readonly clock: CodeClock;
  readonly submitLabel: string;
  /** Instead of what is said everywhere. */
  readonly words?: { readonly expired?: string; readonly used?: string; readonly hint?: string };
  /** Undefined when all is well. */
  readonly onSend: (code: string) => Promise<Problem | undefined>;
  /** Rejects with what the API answered. */
  readonly onResend: () => Promise<CodeTimes>;
}

const INCOMPLETE: Problem = { status: 400, code: "INVALID_VERIFICATION_CODE", errors: [], details: {} };

export function CodeForm({ clock, submitLabel, words = {}, onSend, onResend }: CodeFormProps) {
  const t = useTranslations("codes");
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState("");
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const { error, notice, isOver } = useCodeWords(problem, words.used);

  useEffect(() => {
    // The digits are what one comes here for. A moment later than the move to a page, which leads to its heading.
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
          <CodeTime expiresIn={clock.expiresIn} expired={words.expired ?? t("expired")} />
          <Button type="submit" size="large" isPending={isPending}>
            {submitLabel}
          </Button>
        </form>
      )}
      <div className="flex flex-col gap-3 border-border border-t pt-4">
        <p className="text-sm text-text-muted">{words.hint ?? t("spam")}</p>
        <ResendCode
          clock={clock}
          onResend={onResend}
          onResent={() => {
            setCode("");
            setProblem(undefined);
          }}
        />
        <Mailbox />
      </div>
    </>
  );
}
