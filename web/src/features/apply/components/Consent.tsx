/** The consent text and its checkbox. The version shown is the version recorded. */
import { useTranslations } from "use-intl";
import { LegalLink } from "@/routes/LegalLink";
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
          t: (text) => <LegalLink route="terms">{text}</LegalLink>,
          p: (text) => <LegalLink route="privacy">{text}</LegalLink>,
        })}
      </FormCheckbox>
    </div>
  );
}
