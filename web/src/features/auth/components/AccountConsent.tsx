/** Consent for opening an account: a checkbox with a short summary. Inside a form. */
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
          {t.rich("agree", {
            site: projectName,
            t: (text) => <LegalLink route="terms">{text}</LegalLink>,
            p: (text) => <LegalLink route="privacy">{text}</LegalLink>,
          })}
        </span>
      </FormCheckbox>
      <p className="pl-9 text-text-muted text-xs">{t("summary")}</p>
    </div>
  );
}
