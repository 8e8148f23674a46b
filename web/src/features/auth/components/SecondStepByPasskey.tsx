/** The second step by one of the account's passkeys. */
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { signWithPasskey } from "@/shared/account/passkeys";
import { useGetSecondPasskeyOptionsMutation, useLoginWithSecondFactorMutation } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { Banner } from "@/shared/ui/Banner";
import { Button } from "@/shared/ui/Button";
import { useCompleteLogin } from "../useCompleteLogin";

export function SecondStepByPasskey({ onExpired }: { onExpired: () => void }) {
  const t = useTranslations("auth.secondFactor");
  const errorText = useErrorText();
  const completeLogin = useCompleteLogin();
  const [getOptions] = useGetSecondPasskeyOptionsMutation();
  const [login] = useLoginWithSecondFactorMutation();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const press = async () => {
    setPending(true);
    setRefusal(undefined);
    try {
      const { options } = await getOptions().unwrap();
      completeLogin(await login({ secondStep: { passkey: await signWithPasskey(options) } }).unwrap());
    } catch (error) {
      const { code } = problemOf(error);
      if (code === "SECOND_FACTOR_EXPIRED") onExpired();
      else setRefusal(code === "INVALID_SECOND_FACTOR" ? "PASSKEY_REJECTED" : code);
    }
    setPending(false);
  };
  return (
    <div className="flex flex-col gap-5">
      <div role="alert" className="empty:hidden">
        {refusal !== undefined && <Banner tone="danger">{errorText(refusal)}</Banner>}
      </div>
      <p>{t("passkeyLead")}</p>
      <Button size="large" isPending={isPending} onPress={() => void press()}>
        <KeyRound aria-hidden className="size-5" />
        {t("usePasskey")}
      </Button>
    </div>
  );
}
