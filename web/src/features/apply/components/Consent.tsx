/** The consent text and its boxes. The versions linked to are the versions recorded. */
import { useTranslations } from "use-intl";
import { LegalLink } from "@/routes/LegalLink";
import { FormCheckbox } from "@/shared/forms/fields";
import { useSite } from "@/shared/seo/site";

const PARTS = ["recipient", "storage", "rights", "truth"] as const;

interface ConsentProps {
  readonly employer: string;
  /** A guest accepts the terms here, somebody with an account has done so. */
  readonly isGuest: boolean;
}

export function Consent({ employer, isGuest }: ConsentProps) {
  const t = useTranslations("apply.consent");
  const label = useTranslations("apply.form")("consentLabel");
  const { projectName, legalTexts } = useSite();
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
        <p className="mt-2">{t("version", { version: String(legalTexts.privacy.version) })}</p>
      </section>
      <FormCheckbox name="consent" label={label}>
        {t.rich("processing", {
          site: projectName,
          p: (text) => <LegalLink route="privacy">{text}</LegalLink>,
        })}
      </FormCheckbox>
      {isGuest && (
        <FormCheckbox name="terms" label={t("termsLabel")}>
          {t.rich("terms", {
            site: projectName,
            t: (text) => <LegalLink route="terms">{text}</LegalLink>,
          })}
        </FormCheckbox>
      )}
    </div>
  );
}
