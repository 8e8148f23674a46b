/** The link beside the code for signing in. */
import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLoginWithCodeMutation } from "@/shared/api/generated";
import { type Problem, problemOf } from "@/shared/api/problem";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { Checkbox } from "@/shared/ui/Checkbox";
import { usePlace } from "../place";
import { useComeIn } from "../useComeIn";
import { ByLink } from "./ByLink";
import { ComeBack } from "./ComeBack";

export function LoginByLink({ code }: { code: string }) {
  const t = useTranslations("auth.byLink");
  const remember = useTranslations("auth.login")("remember");
  const { addressOf } = usePlace();
  const comeIn = useComeIn();
  const [loginWithCode] = useLoginWithCodeMutation();
  const [rememberMe, setRememberMe] = useState(false);
  const [until, setUntil] = useState<string | true>();

  const send = async (comeBack = false): Promise<Problem | undefined> => {
    const { data, error } = await loginWithCode({ codeLogin: { code, rememberMe, comeBack } });
    if (data) {
      comeIn(data);
      return undefined;
    }
    const problem = problemOf(error);
    if (problem.code !== "ACCOUNT_DEACTIVATED") return problem;
    setUntil(typeof problem.details.until === "string" ? problem.details.until : true);
    return undefined;
  };
  if (until !== undefined) {
    return <ComeBack until={until === true ? undefined : until} onComeBack={() => send(true)} />;
  }
  return (
    <ByLink
      lead={t("lead")}
      submitLabel={t("submit")}
      onSend={() => send()}
      wayOut={
        <Link to={addressOf("login")} className={buttonStyle("primary", "large")}>
          {t("again")}
        </Link>
      }
    >
      <Checkbox isSelected={rememberMe} onChange={setRememberMe}>
        <span className="text-sm">{remember}</span>
      </Checkbox>
    </ByLink>
  );
}
