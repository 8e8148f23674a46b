/** Shown to signed-in users on sign-in pages: continue, or sign out. */
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { Me } from "@/shared/api/generated";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { useAuthNavigation } from "../authNavigation";

export function AlreadySignedIn({ account }: { account: Me }) {
  const t = useTranslations("auth.alreadySignedIn");
  const { returnTo } = useAuthNavigation();
  const b = (text: ReactNode) => <strong className="wrap-anywhere">{text}</strong>;
  return (
    <div className="flex flex-col gap-5">
      <p>{t.rich("text", { b, email: account.email })}</p>
      <Link to={returnTo} className={buttonStyle("primary", "large")}>
        {t("goOn")}
      </Link>
      <RouteLink route="logout" className={buttonStyle("quiet")}>
        {t("other")}
      </RouteLink>
    </div>
  );
}
