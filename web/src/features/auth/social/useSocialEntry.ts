/** Comes in with what another site vouched for; a new address is shown to be one's own first. */
import { useNavigate } from "react-router";
import { useLocale } from "use-intl";
import {
  useLoginWithAppleMutation,
  useLoginWithFacebookMutation,
  useLoginWithGoogleMutation,
} from "@/shared/api/generated";
import { agreedIn } from "../consent";
import { usePlace } from "../place";
import { useComeIn } from "../useComeIn";
import { writeWaiting } from "../waiting";
import type { SocialProof } from "./proof";

export function useSocialEntry() {
  const locale = useLocale();
  const navigate = useNavigate();
  const { addressOf } = usePlace();
  const comeIn = useComeIn();
  const [byGoogle] = useLoginWithGoogleMutation();
  const [byFacebook] = useLoginWithFacebookMutation();
  const [byApple] = useLoginWithAppleMutation();

  const ask = ({ provider, ...proof }: SocialProof, agreed: boolean) => {
    const consent = agreed ? agreedIn(locale) : undefined;
    const said = { ...proof, locale, consent, rememberMe: true };
    if ("userId" in said) return byFacebook({ facebookLogin: said }).unwrap();
    if ("identityToken" in said) return byApple({ appleLogin: said }).unwrap();
    return byGoogle({ googleLogin: said }).unwrap();
  };

  return async (proof: SocialProof, agreed: boolean): Promise<void> => {
    const { user, email, verification } = await ask(proof, agreed);
    if (user) return comeIn(user);
    writeWaiting("registration", {
      email: email ?? "",
      verification: verification ?? undefined,
      mailedAt: Date.now(),
    });
    await navigate(addressOf("verify"), { replace: true, preventScrollReset: true });
  };
}
