/** A sign-in view as a page. Signed-in users are told so, except when following a mail's link. */
import { useTranslations } from "use-intl";
import { matchAddress } from "@/routes/match";
import { useAccount } from "@/shared/account/account";
import { AuthNavigationContext, usePageNavigation, type View } from "../authNavigation";
import { AccountBenefits } from "./AccountBenefits";
import { AlreadySignedIn } from "./AlreadySignedIn";
import { AuthFrame } from "./AuthFrame";
import { AuthPanel } from "./AuthPanel";

export function AuthScreen({ view }: { view: View }) {
  const t = useTranslations("auth.title");
  const account = useAccount();
  const hint = useTranslations("auth");
  const navigation = usePageNavigation(view);
  const wantsApplications =
    matchAddress(navigation.returnTo.replace(/[?#].*/, ""))?.route === "myApplications";
  return (
    <AuthNavigationContext value={navigation}>
      <AuthFrame title={t(view)} aside={<AccountBenefits />}>
        {account && view !== "new_password" ? <AlreadySignedIn account={account} /> : <AuthPanel />}
        {view === "login" && wantsApplications && (
          <p className="border-border border-t pt-4 text-sm text-text-muted">{hint("guestHint")}</p>
        )}
      </AuthFrame>
    </AuthNavigationContext>
  );
}
