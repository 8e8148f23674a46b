/** Confirms a registration by the link of its mail; in another browser than the one that registered, by own details. */
import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { type Me, type OwnDetails, useVerifyMutation } from "@/shared/api/generated";
import { type Problem, problemOf } from "@/shared/api/problem";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { useAuthNavigation } from "../authNavigation";
import { useCompleteLogin } from "../useCompleteLogin";
import { useSecondStep } from "../useSecondStep";
import { ConfirmLink } from "./ConfirmLink";
import { OwnDetailsForm } from "./OwnDetailsForm";

export function VerifyByLink({ registrationId, linkToken }: { registrationId: string; linkToken: string }) {
  const t = useTranslations("auth.verify");
  const { addressOf } = useAuthNavigation();
  const completeLogin = useCompleteLogin();
  const goToSecondStep = useSecondStep();
  const [verify] = useVerifyMutation();
  const [needsDetails, setNeedsDetails] = useState(false);

  const complete = (me: Me) =>
    completeLogin(me, { tone: "success", title: t("verified"), text: t("verifiedText") });
  const send = async (): Promise<Problem | undefined> => {
    const { data, error } = await verify({ verify: { registrationId, linkToken } });
    if (data) {
      complete(data);
      return undefined;
    }
    const problem = problemOf(error);
    if (goToSecondStep(problem)) return undefined;
    if (problem.code !== "OWN_DETAILS_REQUIRED") return problem;
    setNeedsDetails(true);
    return undefined;
  };
  const sendDetails = async (details: OwnDetails) =>
    complete(await verify({ verify: { registrationId, linkToken, details } }).unwrap());

  if (needsDetails) return <OwnDetailsForm onSend={sendDetails} />;
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
