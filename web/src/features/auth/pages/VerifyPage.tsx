/** Confirms the address of a new account, by link or by code. */
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { screen } from "@/routes/screen";
import { AuthNavigationContext, usePageNavigation } from "../authNavigation";
import { PlainFrame } from "../components/PlainFrame";
import { VerifyByLink } from "../components/VerifyByLink";
import { VerifyTab } from "../components/VerifyTab";

function VerifyPage() {
  const t = useTranslations("auth.title");
  const [search] = useSearchParams();
  const navigation = usePageNavigation("verify");
  const registrationId = search.get("registration") ?? "";
  const linkToken = search.get("link") ?? "";
  return (
    <AuthNavigationContext value={navigation}>
      <PlainFrame title={t("verify")}>
        {registrationId !== "" && linkToken !== "" ? (
          <VerifyByLink registrationId={registrationId} linkToken={linkToken} />
        ) : (
          <VerifyTab />
        )}
      </PlainFrame>
    </AuthNavigationContext>
  );
}

export default screen({ route: "verify", messages: ["auth"], Page: VerifyPage });
