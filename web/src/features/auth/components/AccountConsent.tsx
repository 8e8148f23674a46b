/** Consent for opening an account: two boxes and a short summary. Inside a form. */
import { useTranslations } from "use-intl";
import { LegalLink } from "@/routes/LegalLink";
import { FormCheckbox } from "@/shared/forms/fields";
import { useSite } from "@/shared/seo/site";

export function AccountConsent() {
  const t = useTranslations("auth.consent");
  const { projectName } = useSite();
  return (
    <div className="flex flex-col gap-1">
      <FormCheckbox name="consent" label={t("label")}>
        <span className="text-sm">
          {t.rich("processing", {
            site: projectName,
            p: (text) => <LegalLink route="privacy">{text}</LegalLink>,
          })}
        </span>
      </FormCheckbox>
      <p className="pl-9 text-text-muted text-xs">{t("summary")}</p>
      <FormCheckbox name="terms" label={t("termsLabel")}>
        <span className="text-sm">
          {t.rich("terms", {
            site: projectName,
            t: (text) => <LegalLink route="terms">{text}</LegalLink>,
          })}
        </span>
      </FormCheckbox>
    </div>
  );
}
