/** Requests a password reset link. The response does not reveal whether the address has an account. */
import { type ReactNode, useState } from "react";
import { useSelector } from "react-redux";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import * as z from "zod/mini";
import { useForgottenPasswordMutation } from "@/shared/api/generated";
import { type Problem, problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { email } from "@/shared/forms/fieldSchemas";
import { FormTextField } from "@/shared/forms/fields";
import { SiteForm } from "@/shared/forms/SiteForm";
import { SubmitButton } from "@/shared/forms/SubmitButton";
import { useSiteForm } from "@/shared/forms/useSiteForm";
import { useSecondsLeft } from "@/shared/hooks/useSecondsLeft";
import { useFormats } from "@/shared/i18n/useFormats";
import { Banner } from "@/shared/ui/Banner";
import { Button } from "@/shared/ui/Button";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { toasts } from "@/shared/ui/toasts";
import { MailboxLink } from "@/shared/verification/MailboxLink";
import { useAuthNavigation } from "../authNavigation";
import { selectCredentials } from "../credentialsSlice";

const RESEND_AFTER = 30;
const schema = z.object({ email: email() });
type Values = z.infer<typeof schema>;

export function ForgottenPasswordTab() {
  const t = useTranslations("auth.forgotten");
  const { addressOf } = useAuthNavigation();
  const [requestLink] = useForgottenPasswordMutation();
  const [requestedFor, setRequestedFor] = useState<string>();
  const form = useSiteForm<Values>(schema, { email: useSelector(selectCredentials).email });
  const errorText = useErrorText();

  const send = async (address: string) => {
    await requestLink({ forgottenPassword: { email: address } }).unwrap();
    setRequestedFor(address);
    toasts.show({ tone: "success", title: t("sent"), text: t("sentText") });
  };
  const showError = ({ code }: Problem) => {
    toasts.show({ tone: "danger", title: t("failed"), text: errorText(code) });
    return true;
  };

  if (requestedFor !== undefined) {
    return (
      <LinkRequested
        email={requestedFor}
        onResend={() => send(requestedFor).catch((error) => showError(problemOf(error)))}
      />
    );
  }
  return (
    <SiteForm
      form={form}
      onSubmit={(values) => send(values.email)}
      onProblem={(problem) => problem.errors.length === 0 && showError(problem)}
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

function LinkRequested({ email: address, onResend }: { email: string; onResend: () => Promise<unknown> }) {
  const t = useTranslations("auth.forgotten");
  const formats = useFormats();
  const { addressOf } = useAuthNavigation();
  const [requests, setRequests] = useState(1);
  const [isPending, setPending] = useState(false);
  const left = useSecondsLeft(RESEND_AFTER, requests);
  const resend = async () => {
    setPending(true);
    await onResend();
    setPending(false);
    setRequests(requests + 1);
  };
  const b = (text: ReactNode) => <strong className="wrap-anywhere">{text}</strong>;
  return (
    <div className="flex flex-col gap-5">
      <div role="status">
        <Banner tone="success" title={t("sentText")}>
          {t.rich("requestedFor", { b, email: address })}
        </Banner>
      </div>
      <p className="text-sm text-text-muted">{t("spam")}</p>
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="secondary" isDisabled={left > 0} isPending={isPending} onPress={() => void resend()}>
          {t("resend")}
        </Button>
        {left > 0 && (
          <p role="timer" className="text-sm text-text-muted">
            {t("resendIn", { seconds: left, shown: formats.number(left) })}
          </p>
        )}
      </div>
      <MailboxLink />
      <Link to={addressOf("login")} replace preventScrollReset className={buttonStyle("quiet")}>
        {t("cancel")}
      </Link>
    </div>
  );
}
