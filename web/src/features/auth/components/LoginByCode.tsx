/** Sign-in by mailed code. The response does not reveal whether the address has an account. */
import { useState } from "react";
import { useSelector } from "react-redux";
import { useTranslations } from "use-intl";
import * as z from "zod/mini";
import { useAskForCodeMutation } from "@/shared/api/generated";
import { email } from "@/shared/forms/fieldSchemas";
import { FormTextField } from "@/shared/forms/fields";
import { SiteForm } from "@/shared/forms/SiteForm";
import { SubmitButton } from "@/shared/forms/SubmitButton";
import { useSiteForm } from "@/shared/forms/useSiteForm";
import { Button } from "@/shared/ui/Button";
import { selectCredentials } from "../credentialsSlice";
import type { PendingVerification } from "../pendingVerification";
import { useCodeLogin } from "../useCodeLogin";
import { CodeEntry } from "./CodeEntry";
import { ReactivateAccount } from "./ReactivateAccount";
import { RememberMe } from "./RememberMe";

const schema = z.object({ email: email(), rememberMe: z.boolean() });
type Values = z.infer<typeof schema>;

export function LoginByCode() {
  const t = useTranslations("auth.code");
  const [askForCode] = useAskForCodeMutation();
  const [pending, setPending] = useState<PendingVerification>();
  const form = useSiteForm<Values>(schema, {
    email: useSelector(selectCredentials).email,
    rememberMe: false,
  });

  const requestCode = async (address: string) => {
    const { verification } = await askForCode({ askForCode: { email: address } }).unwrap();
    setPending({ email: address, verification, mailedAt: Date.now() });
    return verification;
  };

  if (pending) {
    return (
      <EnterCode
        pending={pending}
        rememberMe={form.getValues("rememberMe")}
        onResend={() => requestCode(pending.email)}
        onOther={() => setPending(undefined)}
      />
    );
  }
  return (
    <SiteForm
      form={form}
      onSubmit={(values) => requestCode(values.email)}
      isShort
      className="flex flex-col gap-4"
    >
      <p className="text-text-muted">{t("lead")}</p>
      <FormTextField name="email" type="email" inputMode="email" autoComplete="username" label={t("email")} />
      <RememberMe />
      <SubmitButton size="large">{t("submit")}</SubmitButton>
    </SiteForm>
  );
}

interface EnterCodeProps {
  readonly pending: PendingVerification;
  readonly rememberMe: boolean;
  readonly onResend: () => Promise<NonNullable<PendingVerification["verification"]>>;
  readonly onOther: () => void;
}

function EnterCode({ pending, rememberMe, onResend, onOther }: EnterCodeProps) {
  const t = useTranslations("auth.code");
  const { send, deactivated } = useCodeLogin(rememberMe);

  return (
    <div className="flex flex-col gap-5">
      {deactivated && (
        <ReactivateAccount until={deactivated.until} onReactivate={() => send(deactivated.code, true)} />
      )}
      <CodeEntry pending={pending} submitLabel={t("enter")} onSend={send} onResend={onResend} />
      <Button variant="quiet" onPress={onOther}>
        {t("otherAddress")}
      </Button>
    </div>
  );
}
