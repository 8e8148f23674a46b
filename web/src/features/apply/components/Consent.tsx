/** The text that is agreed to, in full, and the box that says so. The version shown is the one that is recorded. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { isBuilt } from "@/routes/table";
import { FormCheckbox } from "@/shared/forms/fields";
import { useSite } from "@/shared/seo/site";
import { CONSENT_VERSION } from "../consent";

const PARTS = ["recipient", "storage", "rights", "truth"] as const;

export function Consent({ employer }: { employer: string }) {
  const t = useTranslations("apply.consent");
  const label = useTranslations("apply.form")("consentLabel");
  const { projectName } = useSite();
  return (
    <div className="flex flex-col gap-3">
      <section
        aria-labelledby="consent-text"
        className="rounded-card bg-surface-sunken px-4 py-3.5 text-sm text-text-muted"
      >
        <h3 id="consent-text" className="font-semibold text-text tracking-normal">
          {t("heading")}
        </h3>
        <ul className="mt-1.5 flex list-disc flex-col gap-1.5 pl-4 marker:text-border-strong">
          {PARTS.map((part) => (
            <li key={part}>{t(part, { employer })}</li>
          ))}
        </ul>
        <p className="mt-2">{t("version", { version: CONSENT_VERSION })}</p>
      </section>
      <FormCheckbox name="consent" label={label}>
        {t.rich("agree", {
          site: projectName,
          t: (text) => <Document route="terms">{text}</Document>,
          p: (text) => <Document route="privacy">{text}</Document>,
        })}
      </FormCheckbox>
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
