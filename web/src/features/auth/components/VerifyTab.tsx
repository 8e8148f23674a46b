/** The address of a new account is shown to be one's own by the five digits that were mailed to it. */
import { useEffect, useState } from "react";
import { useSelector } from "react-redux";
import { useTranslations } from "use-intl";
import * as z from "zod/mini";
import { useResendVerificationMutation, useVerifyMutation } from "@/shared/api/generated";
import { type Problem, problemOf } from "@/shared/api/problem";
import { FormTextField } from "@/shared/forms/fields";
import { email } from "@/shared/forms/rules";
import { SiteForm } from "@/shared/forms/SiteForm";
import { useSiteForm } from "@/shared/forms/useSiteForm";
import { Button } from "@/shared/ui/Button";
import { toasts } from "@/shared/ui/toasts";
import { typedSoFar } from "../entry";
import { useComeIn } from "../useComeIn";
import { readWaiting, type Waiting, writeWaiting } from "../waiting";
import { CodeEntry } from "./CodeEntry";

export function VerifyTab() {
  const [waiting, setWaiting] = useState<Waiting>();
  // The server knows nothing of what this tab remembers.
  useEffect(() => setWaiting(readWaiting("registration")), []);
  return waiting ? (
    <EnterCode key={waiting.email} waiting={waiting} />
  ) : (
    <AskAddress onKnown={(address) => setWaiting({ email: address, mailedAt: Date.now() })} />
  );
}

function EnterCode({ waiting }: { waiting: Waiting }) {
  const t = useTranslations("auth.verify");
  const comeIn = useComeIn();
  const [verify] = useVerifyMutation();
  const [resend] = useResendVerificationMutation();

  const send = async (code: string): Promise<Problem | undefined> => {
    const { data, error } = await verify({ verify: { email: waiting.email, verificationCode: code } });
    if (data) {
      comeIn(data, { tone: "success", title: t("verified"), text: t("verifiedText") });
      return undefined;
    }
    const problem = problemOf(error);
    if (problem.status === 0 || problem.status >= 500) {
      toasts.show({ tone: "danger", title: t("failed"), text: t("failedText") });
    }
    return problem;
  };
  const sendAgain = async () => {
    const { verification } = await resend({ askForCode: { email: waiting.email } }).unwrap();
    writeWaiting("registration", { email: waiting.email, verification, mailedAt: Date.now() });
    return verification;
  };
  return <CodeEntry waiting={waiting} submitLabel={t("submit")} onSend={send} onResend={sendAgain} />;
}

const schema = z.object({ email: email() });

/** In a tab that did not register one says which address it is about. */
function AskAddress({ onKnown }: { onKnown: (address: string) => void }) {
  const t = useTranslations("auth.verify");
  const form = useSiteForm<z.infer<typeof schema>>(schema, { email: useSelector(typedSoFar).email });
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
