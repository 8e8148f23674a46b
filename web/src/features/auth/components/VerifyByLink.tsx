/** Confirms a registration by the link of its mail, in any browser. */
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useVerifyMutation } from "@/shared/api/generated";
import { type Problem, problemOf } from "@/shared/api/problem";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { useAuthNavigation } from "../authNavigation";
import { useCompleteLogin } from "../useCompleteLogin";
import { ConfirmLink } from "./ConfirmLink";

export function VerifyByLink({ registrationId, linkToken }: { registrationId: string; linkToken: string }) {
  const t = useTranslations("auth.verify");
  const { addressOf } = useAuthNavigation();
  const completeLogin = useCompleteLogin();
  const [verify] = useVerifyMutation();
  const send = async (): Promise<Problem | undefined> => {
    const { data, error } = await verify({ verify: { registrationId, linkToken } });
    if (!data) return problemOf(error);
    completeLogin(data, { tone: "success", title: t("verified"), text: t("verifiedText") });
    return undefined;
  };
  return (
    <ConfirmLink
      lead={t("linkLead")}
      submitLabel={t("submit")}
      onSend={send}
      fallback={
        <Link to={addressOf("login")} className={buttonStyle("primary", "large")}>
          {t("toLogin")}
        </Link>
      }
    />
  );
}
