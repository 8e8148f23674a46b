/** Signs in with a social credential; an address that is not verified yet goes on to its code. */
import { useNavigate } from "react-router";
import { useLocale } from "use-intl";
import {
  useLoginWithAppleMutation,
  useLoginWithFacebookMutation,
  useLoginWithGoogleMutation,
  useLoginWithOneTapMutation,
} from "@/shared/api/generated";
import { useAccountConsent } from "@/shared/consent/consent";
import { useAuthNavigation } from "../authNavigation";
import { writePendingVerification } from "../pendingVerification";
import { useCompleteLogin } from "../useCompleteLogin";
import type { SocialCredential } from "./credential";

export function useSocialLogin() {
  const locale = useLocale();
  const given = useAccountConsent();
  const navigate = useNavigate();
  const { addressOf } = useAuthNavigation();
  const completeLogin = useCompleteLogin();
  const [byGoogle] = useLoginWithGoogleMutation();
  const [byOneTap] = useLoginWithOneTapMutation();
  const [byFacebook] = useLoginWithFacebookMutation();
  const [byApple] = useLoginWithAppleMutation();

  const logIn = ({ provider, ...credential }: SocialCredential, agreed: boolean) => {
    const consent = agreed ? given : undefined;
    const body = { ...credential, locale, consent, rememberMe: true };
    if ("userId" in body) return byFacebook({ facebookLogin: body }).unwrap();
    if ("identityToken" in body) return byApple({ appleLogin: body }).unwrap();
    if ("idToken" in body) return byOneTap({ oneTapLogin: body }).unwrap();
    return byGoogle({ googleLogin: body }).unwrap();
  };

  return async (credential: SocialCredential, agreed: boolean): Promise<void> => {
    const { user, email, verification } = await logIn(credential, agreed);
    if (user) return completeLogin(user);
    writePendingVerification("registration", {
      email: email ?? "",
      verification: verification ?? undefined,
      mailedAt: Date.now(),
    });
    await navigate(addressOf("verify"), { replace: true, preventScrollReset: true });
  };
}
