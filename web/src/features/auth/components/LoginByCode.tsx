/** First the address, then the digits that were mailed to it. Whether it has an account is told to nobody. */
import { useState } from "react";
import { useSelector } from "react-redux";
import { useTranslations } from "use-intl";
import * as z from "zod/mini";
import { useAskForCodeMutation } from "@/shared/api/generated";
import { FormTextField } from "@/shared/forms/fields";
import { email } from "@/shared/forms/rules";
import { SiteForm } from "@/shared/forms/SiteForm";
import { SubmitButton } from "@/shared/forms/SubmitButton";
import { useSiteForm } from "@/shared/forms/useSiteForm";
import { Button } from "@/shared/ui/Button";
import { typedSoFar } from "../entry";
import { useCodeLogin } from "../useCodeLogin";
import type { Waiting } from "../waiting";
import { CodeEntry } from "./CodeEntry";
import { ComeBack } from "./ComeBack";
import { RememberMe } from "./RememberMe";

const schema = z.object({ email: email(), rememberMe: z.boolean() });
type Values = z.infer<typeof schema>;

export function LoginByCode() {
  const t = useTranslations("auth.code");
  const [askForCode] = useAskForCodeMutation();
  const [waiting, setWaiting] = useState<Waiting>();
  const form = useSiteForm<Values>(schema, { email: useSelector(typedSoFar).email, rememberMe: false });

  const ask = async (address: string) => {
    const { verification } = await askForCode({ askForCode: { email: address } }).unwrap();
    setWaiting({ email: address, verification, mailedAt: Date.now() });
    return verification;
  };

  if (waiting) {
    return (
      <EnterCode
        waiting={waiting}
        rememberMe={form.getValues("rememberMe")}
        onResend={() => ask(waiting.email)}
        onOther={() => setWaiting(undefined)}
      />
    );
  }
  return (
    <SiteForm form={form} onSubmit={(values) => ask(values.email)} isShort className="flex flex-col gap-4">
      <p className="text-text-muted">{t("lead")}</p>
      <FormTextField name="email" type="email" inputMode="email" autoComplete="username" label={t("email")} />
      <RememberMe />
      <SubmitButton size="large">{t("submit")}</SubmitButton>
    </SiteForm>
  );
}

interface EnterCodeProps {
  readonly waiting: Waiting;
  readonly rememberMe: boolean;
  readonly onResend: () => Promise<NonNullable<Waiting["verification"]>>;
  readonly onOther: () => void;
}

function EnterCode({ waiting, rememberMe, onResend, onOther }: EnterCodeProps) {
  const t = useTranslations("auth.code");
  const { send, deactivated } = useCodeLogin(rememberMe);

  return (
    <div className="flex flex-col gap-5">
      {deactivated && <ComeBack until={deactivated.until} onComeBack={() => send(deactivated.code, true)} />}
      <CodeEntry waiting={waiting} submitLabel={t("enter")} onSend={send} onResend={onResend} />
      <Button variant="quiet" onPress={onOther}>
        {t("otherAddress")}
      </Button>
    </div>
  );
}
