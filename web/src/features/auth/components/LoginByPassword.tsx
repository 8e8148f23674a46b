/** Sign-in by e-mail and password. */
import { useState } from "react";
import { useSelector } from "react-redux";
import { Link, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import * as z from "zod/mini";
import { useLoginMutation } from "@/shared/api/generated";
import type { Problem } from "@/shared/api/problem";
import { currentPassword, email } from "@/shared/forms/fieldSchemas";
import { FormPasswordField, FormTextField } from "@/shared/forms/fields";
import { SiteForm } from "@/shared/forms/SiteForm";
import { SubmitButton } from "@/shared/forms/SubmitButton";
import { useSiteForm } from "@/shared/forms/useSiteForm";
import { toasts } from "@/shared/ui/toasts";
import { useAuthNavigation } from "../authNavigation";
import { selectCredentials } from "../credentialsSlice";
import { writePendingVerification } from "../pendingVerification";
import { useCompleteLogin } from "../useCompleteLogin";
import { useSecondStep } from "../useSecondStep";
import { ReactivateAccount } from "./ReactivateAccount";
import { RememberMe } from "./RememberMe";
import { ShareCredentials } from "./ShareCredentials";

const schema = z.object({ email: email(), password: currentPassword(), rememberMe: z.boolean() });
type Values = z.infer<typeof schema>;

export function LoginByPassword() {
  const t = useTranslations("auth.login");
  const { addressOf } = useAuthNavigation();
  const navigate = useNavigate();
  const completeLogin = useCompleteLogin();
  const goToSecondStep = useSecondStep();
  const [login] = useLoginMutation();
  const [until, setUntil] = useState<string | true>();
  const form = useSiteForm<Values>(schema, { ...useSelector(selectCredentials), rememberMe: false });

  const send = async (values: Values, comeBack = false) =>
    completeLogin(await login({ login: { ...values, comeBack } }).unwrap());

  const onProblem = (problem: Problem): boolean => {
    const { code, status, details } = problem;
    setUntil(undefined);
    if (goToSecondStep(problem)) return true;
    if (code === "EMAIL_NOT_VERIFIED") {
      writePendingVerification("registration", { email: form.getValues("email"), mailedAt: Date.now() });
      void navigate(addressOf("verify"), { replace: true, preventScrollReset: true });
      return true;
    }
    if (code === "ACCOUNT_DEACTIVATED") {
      setUntil(typeof details.until === "string" ? details.until : true);
      return true;
    }
    if (status < 500 || code === "TOO_BUSY") return false;
    toasts.show({ tone: "danger", title: t("serverError"), text: t("serverErrorText") });
    return true;
  };

  return (
    <SiteForm
      form={form}
      onSubmit={(values) => send(values)}
      onProblem={onProblem}
      isShort
      className="flex flex-col gap-4"
    >
      <ShareCredentials />
      {until !== undefined && (
        <ReactivateAccount
          until={until === true ? undefined : until}
          onReactivate={() => form.handleSubmit((values) => send(values, true))()}
        />
      )}
      <FormTextField name="email" type="email" inputMode="email" autoComplete="username" label={t("email")} />
      <FormPasswordField name="password" autoComplete="current-password" label={t("password")} />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <RememberMe />
        <Link
          to={addressOf("forgotten_password")}
          replace
          preventScrollReset
          className="link inline-flex min-h-11 items-center text-sm"
        >
          {t("forgotten")}
        </Link>
      </div>
      <SubmitButton size="large">{t("submit")}</SubmitButton>
    </SiteForm>
  );
}
