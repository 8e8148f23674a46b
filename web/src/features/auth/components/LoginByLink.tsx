/** Sign-in by the link that is mailed along with a code. */
import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { Checkbox } from "@/shared/ui/Checkbox";
import { useAuthNavigation } from "../authNavigation";
import { useCodeLogin } from "../useCodeLogin";
import { ConfirmLink } from "./ConfirmLink";
import { ReactivateAccount } from "./ReactivateAccount";

export function LoginByLink({ code }: { code: string }) {
  const t = useTranslations("auth.byLink");
  const remember = useTranslations("auth.login")("remember");
  const { addressOf } = useAuthNavigation();
  const [rememberMe, setRememberMe] = useState(false);
  const { send, deactivated } = useCodeLogin(rememberMe);

  if (deactivated) {
    return <ReactivateAccount until={deactivated.until} onReactivate={() => send(code, true)} />;
  }
  return (
    <ConfirmLink
      lead={t("lead")}
      submitLabel={t("submit")}
      onSend={() => send(code)}
      fallback={
        <Link to={addressOf("login")} className={buttonStyle("primary", "large")}>
          {t("again")}
        </Link>
      }
    >
      <Checkbox isSelected={rememberMe} onChange={setRememberMe}>
        <span className="text-sm">{remember}</span>
      </Checkbox>
    </ConfirmLink>
  );
}
