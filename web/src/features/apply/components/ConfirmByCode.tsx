/** The five digits, how long they are good for, and another five when they are not. */
import { Mail } from "lucide-react";
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { OwnApplication } from "@/shared/api/applications";
import type { MyApplicationDetail } from "@/shared/api/generated";
import { useSite } from "@/shared/seo/site";
import { Banner } from "@/shared/ui/Banner";
import { Button } from "@/shared/ui/Button";
import { CODE_LENGTH, CodeField } from "@/shared/ui/CodeField";
import { maskedEmail, maskedPhone } from "../maskedContact";
import { useCodeClock } from "../useCodeClock";
import { useCodeProblem } from "../useCodeProblem";
import { useConfirmation } from "../useConfirmation";
import { ResendCode } from "./ResendCode";

interface ConfirmByCodeProps {
  readonly application: MyApplicationDetail;
  readonly link: OwnApplication;
}

export function ConfirmByCode({ application, link }: ConfirmByCodeProps) {
  const t = useTranslations("apply.verification");
  const form = useRef<HTMLFormElement>(null);
  const confirm = useConfirmation(link);
  const [code, setCode] = useState("");
  const [isPending, setPending] = useState(false);
  const { problem, setProblem, error, notice } = useCodeProblem();
  const clock = useCodeClock(application);
  useFocusOnCode(form);
  const isPhone = application.verification?.channel === "phone";
  const isOver = problem?.details.onlyLink === true;

  const send = async (digits: string) => {
    if (isPending) return;
    setPending(true);
    setProblem(undefined);
    const refusal = await confirm({ code: digits });
    setPending(false);
    setProblem(refusal);
    if (refusal && refusal.status !== 0) setCode("");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === CODE_LENGTH) void send(code);
    else setProblem({ status: 400, code: "INVALID_VERIFICATION_CODE", errors: [], details: {} });
  };

  return (
    <div className="flex flex-col gap-8">
      <SentTo application={application} />
      <div role="alert" className="empty:hidden">
        {notice !== undefined && (
          <Banner tone={problem?.code === "CODE_USED" ? "info" : "danger"}>{notice}</Banner>
        )}
      </div>
      {!isOver && (
        <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
          <div>
            <CodeField
              name="code"
              label={t("code")}
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
          <Button type="submit" size="large" isPending={isPending} className="self-start">
            {t("confirm")}
          </Button>
        </form>
      )}
      <div className="flex flex-col gap-3 border-border border-t pt-6">
        <p className="text-sm text-text-muted">{t(isPhone ? "spamPhone" : "spam")}</p>
        <ResendCode
          link={link}
          clock={clock}
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

/** The digits are what one comes here for. A moment later than the move to the page, which leads to its heading. */
function useFocusOnCode(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const timer = setTimeout(() => form.current?.querySelector("input")?.focus({ preventScroll: true }), 50);
    return () => clearTimeout(timer);
  }, [form]);
}

function SentTo({ application: { sent, verification } }: { application: MyApplicationDetail }) {
  const t = useTranslations("apply.verification");
  const b = (contact: ReactNode) => <strong className="wrap-anywhere">{contact}</strong>;
  if (verification?.channel === "phone" && sent.phone) {
    return <p className="text-lg">{t.rich("sentToPhone", { b, contact: maskedPhone(sent.phone) })}</p>;
  }
  if (sent.email)
    return <p className="text-lg">{t.rich("sentToEmail", { b, contact: maskedEmail(sent.email) })}</p>;
  return <p className="text-lg">{t("sentUnknown")}</p>;
}

/** Says how long the code is good for. Read out only when it is over: nobody wants to hear every second. */
function CodeTime({ clock: { expiresIn } }: { clock: ReturnType<typeof useCodeClock> }) {
  const t = useTranslations("apply.verification");
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

function Mailbox() {
  const t = useTranslations("apply.verification");
  const { mailboxUrl } = useSite();
  if (!mailboxUrl) return null;
  return (
    <a
      href={mailboxUrl}
      target="_blank"
      rel="noreferrer"
      className="link inline-flex min-h-11 items-center gap-2 self-start text-sm"
    >
      <Mail aria-hidden className="size-4" />
      {t("mailbox")}
    </a>
  );
}
