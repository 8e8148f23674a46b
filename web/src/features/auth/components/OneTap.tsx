/** Google's one-tap prompt, and the dialog in which somebody without an account agrees to a new one. */
import { useEffect, useEffectEvent } from "react";
import { useTranslations } from "use-intl";
import { useGetOneTapNonceMutation } from "@/shared/api/generated";
import { useErrorText } from "@/shared/errors/useErrorText";
import Dialog from "@/shared/ui/Dialog";
import { toasts } from "@/shared/ui/toasts";
import { AuthNavigationContext, useDialogNavigation } from "../authNavigation";
import { closePrompt, openPrompt } from "../social/oneTap";
import { useSocialCredential } from "../social/useSocialCredential";
import { SocialConsent } from "./SocialConsent";

export default function OneTap({ clientId }: { clientId: string }) {
  return (
    <AuthNavigationContext value={useDialogNavigation("register")}>
      <Prompt clientId={clientId} />
    </AuthNavigationContext>
  );
}

function Prompt({ clientId }: { clientId: string }) {
  const t = useTranslations("auth.title");
  const errorText = useErrorText();
  const [getNonce] = useGetOneTapNonceMutation();
  const { unknown, finish, forget } = useSocialCredential((code) =>
    toasts.show({ tone: "danger", title: errorText(code) }),
  );
  const onConfirm = useEffectEvent((idToken: string) => void finish({ provider: "google", idToken }, false));
  useEffect(() => {
    let isWanted = true;
    const offer = async () => {
      const { nonce } = await getNonce().unwrap();
      if (isWanted) await openPrompt(clientId, nonce, (idToken) => isWanted && onConfirm(idToken));
    };
    // Nobody has asked for the prompt: where it fails there is none.
    offer().catch(() => undefined);
    return () => {
      isWanted = false;
      closePrompt();
    };
  }, [clientId, getNonce]);
  if (!unknown) return null;
  return (
    <Dialog title={t("register")} shape="narrow" isOpen onClose={forget}>
      <SocialConsent provider="Google" onAgree={() => finish(unknown, true)} onCancel={forget} />
    </Dialog>
  );
}
