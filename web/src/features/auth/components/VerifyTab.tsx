/** Confirms a registration by the code of its mail. */
import { useEffect, useState } from "react";
import { useSelector } from "react-redux";
import { useTranslations } from "use-intl";
import * as z from "zod/mini";
import { useResendVerificationMutation, useVerifyMutation } from "@/shared/api/generated";
import { type Problem, problemOf } from "@/shared/api/problem";
import { email } from "@/shared/forms/fieldSchemas";
import { FormTextField } from "@/shared/forms/fields";
import { SiteForm } from "@/shared/forms/SiteForm";
import { useSiteForm } from "@/shared/forms/useSiteForm";
import { Button } from "@/shared/ui/Button";
import { toasts } from "@/shared/ui/toasts";
import { selectCredentials } from "../credentialsSlice";
import {
  type PendingVerification,
  readPendingVerification,
  writePendingVerification,
} from "../pendingVerification";
import { useCompleteLogin } from "../useCompleteLogin";
import { useSecondStep } from "../useSecondStep";
import { CodeEntry } from "./CodeEntry";

export function VerifyTab() {
  const [pending, setPending] = useState<PendingVerification>();
  // The server cannot read session storage.
  useEffect(() => setPending(readPendingVerification("registration")), []);
  return pending ? (
    <EnterCode key={pending.email} pending={pending} />
  ) : (
    <AddressForm onKnown={(address) => setPending({ email: address, mailedAt: Date.now() })} />
  );
}

function EnterCode({ pending }: { pending: PendingVerification }) {
  const t = useTranslations("auth.verify");
  const completeLogin = useCompleteLogin();
  const goToSecondStep = useSecondStep();
  const [verify] = useVerifyMutation();
  const [resend] = useResendVerificationMutation();

  const send = async (code: string): Promise<Problem | undefined> => {
    const { data, error } = await verify({ verify: { email: pending.email, verificationCode: code } });
    if (data) {
      completeLogin(data, { tone: "success", title: t("verified"), text: t("verifiedText") });
      return undefined;
    }
    const problem = problemOf(error);
    if (goToSecondStep(problem)) return undefined;
    if (problem.status === 0 || problem.status >= 500) {
      toasts.show({ tone: "danger", title: t("failed"), text: t("failedText") });
    }
    return problem;
  };
  const resendCode = async () => {
    const { verification } = await resend({ askForCode: { email: pending.email } }).unwrap();
    writePendingVerification("registration", { email: pending.email, verification, mailedAt: Date.now() });
    return verification;
  };
  return <CodeEntry pending={pending} submitLabel={t("submit")} onSend={send} onResend={resendCode} />;
}

const schema = z.object({ email: email() });

/** Asks for the address in a tab that did not register. */
function AddressForm({ onKnown }: { onKnown: (address: string) => void }) {
  const t = useTranslations("auth.verify");
  const form = useSiteForm<z.infer<typeof schema>>(schema, { email: useSelector(selectCredentials).email });
  return (
    <SiteForm
      form={form}
      onSubmit={async (values) => onKnown(values.email)}
      isShort
      className="flex flex-col gap-4"
    >
      <p className="text-text-muted">{t("whichAddress")}</p>
      <FormTextField name="email" type="email" inputMode="email" autoComplete="email" label={t("email")} />
      <Button type="submit" size="large">
        {t("goOn")}
      </Button>
    </SiteForm>
  );
}
