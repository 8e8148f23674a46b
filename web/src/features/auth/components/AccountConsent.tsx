/** What one agrees to with an account, in a few sentences, and the box that says so. Inside a form. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { isBuilt } from "@/routes/table";
import { FormCheckbox } from "@/shared/forms/fields";
import { useSite } from "@/shared/seo/site";

export function AccountConsent() {
  const t = useTranslations("auth.consent");
  const { projectName } = useSite();
  return (
    <div className="flex flex-col gap-1">
      <FormCheckbox name="consent" label={t("label")}>
        <span className="text-sm">
          {t.rich("agree", {
            site: projectName,
            t: (text) => <Document route="terms">{text}</Document>,
            p: (text) => <Document route="privacy">{text}</Document>,
          })}
        </span>
      </FormCheckbox>
      <p className="pl-9 text-text-muted text-xs">{t("summary")}</p>
    </div>
  );
}

/** A link once there is such a page; in a new tab, so that the form stays as it is. */
function Document({ route, children }: { route: "terms" | "privacy"; children: ReactNode }) {
  if (!isBuilt(route)) return children;
  return (
    <RouteLink route={route} target="_blank" className="link">
      {children}
    </RouteLink>
  );
}
