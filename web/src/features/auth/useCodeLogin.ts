/** Coming in by the code or the link of a mail. */
import { useState } from "react";
import { useLoginWithCodeMutation } from "@/shared/api/generated";
import { type Problem, problemOf } from "@/shared/api/problem";
import { useComeIn } from "./useComeIn";

interface Deactivated {
  /** Until when the account may be taken back. */
  readonly until: string | undefined;
  readonly code: string;
}

/** `send` answers with what was wrong; an account that is deactivated is no fault, but is told in `deactivated`. */
export function useCodeLogin(rememberMe: boolean) {
  const comeIn = useComeIn();
  const [loginWithCode] = useLoginWithCodeMutation();
  const [deactivated, setDeactivated] = useState<Deactivated>();

  const send = async (code: string, comeBack = false): Promise<Problem | undefined> => {
    const { data, error } = await loginWithCode({ codeLogin: { code, rememberMe, comeBack } });
    if (data) {
      comeIn(data);
      return undefined;
    }
    const problem = problemOf(error);
    if (problem.code !== "ACCOUNT_DEACTIVATED") return problem;
    const { until } = problem.details;
    setDeactivated({ until: typeof until === "string" ? until : undefined, code });
    return undefined;
  };
  return { send, deactivated };
}
