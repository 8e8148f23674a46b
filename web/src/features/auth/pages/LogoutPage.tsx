/** Signing out: opening the page changes nothing, pressing the button does. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { screen } from "@/routes/screen";
import { useAccount } from "@/shared/account/account";
import { useSignOut } from "@/shared/account/useSignOut";
import { Button } from "@/shared/ui/Button";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { PlainFrame } from "../components/PlainFrame";

function LogoutPage() {
  const t = useTranslations("auth.logout");
  const account = useAccount();
  const { signOut, isPending } = useSignOut();
  return (
    <PlainFrame title={t(account ? "title" : "doneTitle")}>
      {account ? (
        <>
          <p>{t("lead", { email: account.email })}</p>
          <Button size="large" isPending={isPending} onPress={() => void signOut()}>
            {t("submit")}
          </Button>
        </>
      ) : (
        <>
          <p>{t("done")}</p>
          <RouteLink route="login" className={buttonStyle("primary", "large")}>
            {t("toLogin")}
          </RouteLink>
        </>
      )}
    </PlainFrame>
  );
}

export default screen({ route: "logout", messages: ["auth"], Page: LogoutPage });
