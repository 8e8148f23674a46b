/** A link for a new password by mail. The answer is the same whether or not the address has an account. */
import { type ReactNode, useState } from "react";
import { useSelector } from "react-redux";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import * as z from "zod/mini";
import { useForgottenPasswordMutation } from "@/shared/api/generated";
import { type Problem, problemOf } from "@/shared/api/problem";
import { Mailbox } from "@/shared/codes/Mailbox";
import { useErrorText } from "@/shared/errors/useErrorText";
import { FormTextField } from "@/shared/forms/fields";
import { email } from "@/shared/forms/rules";
import { SiteForm } from "@/shared/forms/SiteForm";
import { SubmitButton } from "@/shared/forms/SubmitButton";
import { useSiteForm } from "@/shared/forms/useSiteForm";
import { useSecondsLeft } from "@/shared/hooks/useSecondsLeft";
import { useFormats } from "@/shared/i18n/useFormats";
import { Banner } from "@/shared/ui/Banner";
import { Button } from "@/shared/ui/Button";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { toasts } from "@/shared/ui/toasts";
import { typedSoFar } from "../entry";
import { usePlace } from "../place";

const RESEND_AFTER = 30;
const schema = z.object({ email: email() });
type Values = z.infer<typeof schema>;

export function ForgottenPasswordTab() {
  const t = useTranslations("auth.forgotten");
  const { addressOf } = usePlace();
  const [ask] = useForgottenPasswordMutation();
  const [askedFor, setAskedFor] = useState<string>();
  const form = useSiteForm<Values>(schema, { email: useSelector(typedSoFar).email });
  const errorText = useErrorText();

  const send = async (address: string) => {
    await ask({ forgottenPassword: { email: address } }).unwrap();
    setAskedFor(address);
    toasts.show({ tone: "success", title: t("sent"), text: t("sentText") });
  };
  const tell = ({ code }: Problem) => {
    toasts.show({ tone: "danger", title: t("failed"), text: errorText(code) });
    return true;
  };

  if (askedFor !== undefined) {
    return (
      <Asked email={askedFor} onResend={() => send(askedFor).catch((error) => tell(problemOf(error)))} />
    );
  }
  return (
    <SiteForm
      form={form}
      onSubmit={(values) => send(values.email)}
      onProblem={(problem) => problem.errors.length === 0 && tell(problem)}
      isShort
      className="flex flex-col gap-4"
    >
      <p className="text-text-muted">{t("lead")}</p>
      <FormTextField name="email" type="email" inputMode="email" autoComplete="username" label={t("email")} />
      <SubmitButton size="large">{t("submit")}</SubmitButton>
      <Link to={addressOf("login")} replace preventScrollReset className={buttonStyle("quiet")}>
        {t("cancel")}
      </Link>
    </SiteForm>
  );
}

function Asked({ email: address, onResend }: { email: string; onResend: () => Promise<unknown> }) {
  const t = useTranslations("auth.forgotten");
  const formats = useFormats();
  const { addressOf } = usePlace();
  const [asked, setAsked] = useState(1);
  const [isPending, setPending] = useState(false);
  const left = useSecondsLeft(RESEND_AFTER, asked);
  const again = async () => {
    setPending(true);
    await onResend();
    setPending(false);
    setAsked(asked + 1);
  };
  const b = (text: ReactNode) => <strong className="wrap-anywhere">{text}</strong>;
  return (
    <div className="flex flex-col gap-5">
      <div role="status">
        <Banner tone="success" title={t("sentText")}>
          {t.rich("askedFor", { b, email: address })}
        </Banner>
      </div>
      <p className="text-sm text-text-muted">{t("spam")}</p>
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="secondary" isDisabled={left > 0} isPending={isPending} onPress={() => void again()}>
          {t("resend")}
        </Button>
        {left > 0 && (
          <p role="timer" className="text-sm text-text-muted">
            {t("resendIn", { seconds: left, shown: formats.number(left) })}
          </p>
        )}
      </div>
      <Mailbox />
      <Link to={addressOf("login")} replace preventScrollReset className={buttonStyle("quiet")}>
        {t("cancel")}
      </Link>
    </div>
  );
}
