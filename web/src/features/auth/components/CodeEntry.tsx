/** The five digits from the mail, how long they are good for, and another five when they are not. */
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { Problem } from "@/shared/api/problem";
import { Banner } from "@/shared/ui/Banner";
import { Button } from "@/shared/ui/Button";
import { CODE_LENGTH, CodeField } from "@/shared/ui/CodeField";
import { type CodeClock, useCodeClock } from "../useCodeClock";
import { useCodeWords } from "../useCodeWords";
import type { Waiting } from "../waiting";
import { Mailbox } from "./Mailbox";
import { ResendCode } from "./ResendCode";

interface CodeEntryProps {
  readonly waiting: Waiting;
  readonly submitLabel: string;
  /** Undefined when all is well. */
  readonly onSend: (code: string) => Promise<Problem | undefined>;
  readonly onResend: () => Promise<NonNullable<Waiting["verification"]>>;
}

const INCOMPLETE: Problem = { status: 400, code: "INVALID_VERIFICATION_CODE", errors: [], details: {} };

export function CodeEntry({ waiting, submitLabel, onSend, onResend }: CodeEntryProps) {
  const t = useTranslations("auth.code");
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState("");
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const { error, notice, isOver } = useCodeWords(problem);
  const clock = useCodeClock(waiting);

  useEffect(() => form.current?.querySelector("input")?.focus({ preventScroll: true }), []);

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
  const b = (address: ReactNode) => <strong className="wrap-anywhere">{address}</strong>;

  return (
    <div className="flex flex-col gap-5">
      <p>{t.rich(waiting.verification ? "sentTo" : "notSentTo", { b, email: waiting.email })}</p>
      <div role="alert" className="empty:hidden">
        {notice !== undefined && <Banner tone="danger">{notice}</Banner>}
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
          <CodeTime clock={clock} />
          <Button type="submit" size="large" isPending={isPending}>
            {submitLabel}
          </Button>
        </form>
      )}
      <div className="flex flex-col gap-3 border-border border-t pt-4">
        <p className="text-sm text-text-muted">{t("spam")}</p>
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
    </div>
  );
}

/** Read out only when it is over: nobody wants to hear every second. */
function CodeTime({ clock: { expiresIn } }: { clock: CodeClock }) {
  const t = useTranslations("auth.code");
  const shown = expiresIn && `${Math.floor(expiresIn / 60)}:${String(expiresIn % 60).padStart(2, "0")}`;
  return (
    <div className="min-h-6 text-sm text-text-muted">
      {shown ? <p role="timer">{t("expires", { time: shown })}</p> : null}
      <p role="status" className="font-semibold text-warning">
        {expiresIn === 0 && t("expired")}
      </p>
    </div>
  );
}
