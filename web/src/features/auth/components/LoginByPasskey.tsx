/** Sign-in by a passkey alone, where the browser offers them. */
import { Fingerprint } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { offersPasskeys, signWithPasskey } from "@/shared/account/passkeys";
import {
  type SignedCredential,
  useGetPasskeyOptionsMutation,
  useLoginWithPasskeyMutation,
} from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { useHydrated } from "@/shared/hooks/useHydrated";
import { Banner } from "@/shared/ui/Banner";
import { Button } from "@/shared/ui/Button";
import { useCompleteLogin } from "../useCompleteLogin";
import { ReactivateAccount } from "./ReactivateAccount";

interface Deactivated {
  readonly passkey: SignedCredential;
  /** Until when the account can be reactivated. */
  readonly until: string | undefined;
}

export function LoginByPasskey() {
  const t = useTranslations("auth.login");
  const errorText = useErrorText();
  const hydrated = useHydrated();
  const completeLogin = useCompleteLogin();
  const [getOptions] = useGetPasskeyOptionsMutation();
  const [login] = useLoginWithPasskeyMutation();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [deactivated, setDeactivated] = useState<Deactivated>();
  if (!hydrated || !offersPasskeys()) return null;

  const send = async (passkey: SignedCredential, comeBack: boolean) => {
    const { data, error } = await login({ passkeyLogin: { passkey, comeBack } });
    if (data) return completeLogin(data);
    const { code, details } = problemOf(error);
    if (code !== "ACCOUNT_DEACTIVATED") return setRefusal(code);
    setDeactivated({ passkey, until: typeof details.until === "string" ? details.until : undefined });
  };
  const press = async () => {
    setPending(true);
    setRefusal(undefined);
    setDeactivated(undefined);
    try {
      const { options } = await getOptions().unwrap();
      await send(await signWithPasskey(options), false);
    } catch (error) {
      setRefusal(problemOf(error).code);
    }
    setPending(false);
  };
  return (
    <>
      <div role="alert" className="empty:hidden">
        {refusal !== undefined && <Banner tone="danger">{errorText(refusal)}</Banner>}
      </div>
      {deactivated && (
        <ReactivateAccount
          until={deactivated.until}
          onReactivate={async () => send(deactivated.passkey, true)}
        />
      )}
      <Button variant="quiet" isPending={isPending} onPress={() => void press()}>
        <Fingerprint aria-hidden className="size-5" />
        {t("byPasskey")}
      </Button>
    </>
  );
}
