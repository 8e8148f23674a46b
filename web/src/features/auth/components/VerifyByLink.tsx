/** The link of the registration's mail, in any browser. */
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useVerifyMutation } from "@/shared/api/generated";
import { type Problem, problemOf } from "@/shared/api/problem";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { usePlace } from "../place";
import { useComeIn } from "../useComeIn";
import { ByLink } from "./ByLink";

export function VerifyByLink({ registrationId, linkToken }: { registrationId: string; linkToken: string }) {
  const t = useTranslations("auth.verify");
  const { addressOf } = usePlace();
  const comeIn = useComeIn();
  const [verify] = useVerifyMutation();
  const send = async (): Promise<Problem | undefined> => {
    const { data, error } = await verify({ verify: { registrationId, linkToken } });
    if (!data) return problemOf(error);
    comeIn(data, { tone: "success", title: t("verified"), text: t("verifiedText") });
    return undefined;
  };
  return (
    <ByLink
      lead={t("linkLead")}
      submitLabel={t("submit")}
      onSend={send}
      wayOut={
        <Link to={addressOf("login")} className={buttonStyle("primary", "large")}>
          {t("toLogin")}
        </Link>
      }
    />
  );
}
