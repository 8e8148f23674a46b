/** Signs in with a provider's credential, and says what stands in the way: consent to a new account, or a refusal. */
import { useState } from "react";
import { problemOf } from "@/shared/api/problem";
import { useSecondStep } from "../useSecondStep";
import type { SocialCredential } from "./credential";
import { useSocialLogin } from "./useSocialLogin";

export function useSocialCredential(onRefusal: (code: string) => void) {
  const signIn = useSocialLogin();
  const goToSecondStep = useSecondStep();
  /** The credential of somebody who has no account yet. */
  const [unknown, setUnknown] = useState<SocialCredential>();
  const finish = async (credential: SocialCredential, agreed: boolean) => {
    try {
      await signIn(credential, agreed);
    } catch (error) {
      const problem = problemOf(error);
      const { code } = problem;
      if (goToSecondStep(problem)) return;
      if (code === "CONSENT_REQUIRED") setUnknown(credential);
      else onRefusal(code === "UNKNOWN" ? "LOGIN_ERROR" : code);
    }
  };
  return { unknown, finish, forget: () => setUnknown(undefined) };
}
