/** Shows that the address of a new account is one's own: by the link of the mail, or by its code. */
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { screen } from "@/routes/screen";
import { PlainFrame } from "../components/PlainFrame";
import { VerifyByLink } from "../components/VerifyByLink";
import { VerifyTab } from "../components/VerifyTab";
import { PlaceContext, usePagePlace } from "../place";

function VerifyPage() {
  const t = useTranslations("auth.title");
  const [search] = useSearchParams();
  const place = usePagePlace("verify");
  const registrationId = search.get("registration") ?? "";
  const linkToken = search.get("link") ?? "";
  return (
    <PlaceContext value={place}>
      <PlainFrame title={t("verify")}>
        {registrationId !== "" && linkToken !== "" ? (
          <VerifyByLink registrationId={registrationId} linkToken={linkToken} />
        ) : (
          <VerifyTab />
        )}
      </PlainFrame>
    </PlaceContext>
  );
}

export default screen({ route: "verify", messages: ["auth"], Page: VerifyPage });
