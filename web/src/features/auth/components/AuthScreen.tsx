/** A tab on a page of its own. Whoever is signed in already is told so, except with the link of a mail. */
import { useTranslations } from "use-intl";
import { matchAddress } from "@/routes/match";
import { useAccount } from "@/shared/account/account";
import { PlaceContext, usePagePlace, type View } from "../place";
import { AlreadyIn } from "./AlreadyIn";
import { AuthFrame } from "./AuthFrame";
import { AuthPanel } from "./AuthPanel";
import { WhatFor } from "./WhatFor";

export function AuthScreen({ view }: { view: View }) {
  const t = useTranslations("auth.title");
  const account = useAccount();
  const hint = useTranslations("auth");
  const place = usePagePlace(view);
  const wantsApplications = matchAddress(place.returnTo.replace(/[?#].*/, ""))?.route === "myApplications";
  return (
    <PlaceContext value={place}>
      <AuthFrame title={t(view)} aside={<WhatFor />}>
        {account && view !== "new_password" ? <AlreadyIn account={account} /> : <AuthPanel />}
        {view === "login" && wantsApplications && (
          <p className="border-border border-t pt-4 text-sm text-text-muted">{hint("guestHint")}</p>
        )}
      </AuthFrame>
    </PlaceContext>
  );
}
