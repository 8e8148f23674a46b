/** Sign-in by the code or link of a mail. */
import { useState } from "react";
import { useLoginWithCodeMutation } from "@/shared/api/generated";
import { type Problem, problemOf } from "@/shared/api/problem";
import { useCompleteLogin } from "./useCompleteLogin";
import { useSecondStep } from "./useSecondStep";

interface Deactivated {
  /** Until when the account can be reactivated. */
  readonly until: string | undefined;
  readonly code: string;
}

/** `send` resolves to the problem; a deactivated account is not a problem but sets `deactivated`, and neither is a second step. */
export function useCodeLogin(rememberMe: boolean) {
  const completeLogin = useCompleteLogin();
  const goToSecondStep = useSecondStep();
  const [loginWithCode] = useLoginWithCodeMutation();
  const [deactivated, setDeactivated] = useState<Deactivated>();

  const send = async (code: string, comeBack = false): Promise<Problem | undefined> => {
    const { data, error } = await loginWithCode({ codeLogin: { code, rememberMe, comeBack } });
    if (data) {
      completeLogin(data);
      return undefined;
    }
    const problem = problemOf(error);
    if (goToSecondStep(problem)) return undefined;
    if (problem.code !== "ACCOUNT_DEACTIVATED") return problem;
    const { until } = problem.details;
    setDeactivated({ until: typeof until === "string" ? until : undefined, code });
    return undefined;
  };
  return { send, deactivated };
}
