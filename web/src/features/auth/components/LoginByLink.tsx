/** The link beside the code for signing in. */
import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { Checkbox } from "@/shared/ui/Checkbox";
import { usePlace } from "../place";
import { useCodeLogin } from "../useCodeLogin";
import { ByLink } from "./ByLink";
import { ComeBack } from "./ComeBack";

export function LoginByLink({ code }: { code: string }) {
  const t = useTranslations("auth.byLink");
  const remember = useTranslations("auth.login")("remember");
  const { addressOf } = usePlace();
  const [rememberMe, setRememberMe] = useState(false);
  const { send, deactivated } = useCodeLogin(rememberMe);

  if (deactivated) {
    return <ComeBack until={deactivated.until} onComeBack={() => send(code, true)} />;
  }
  return (
    <ByLink
      lead={t("lead")}
      submitLabel={t("submit")}
      onSend={() => send(code)}
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
