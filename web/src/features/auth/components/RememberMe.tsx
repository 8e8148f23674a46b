/** Extends the session from twelve idle hours to thirty days. */
import { useTranslations } from "use-intl";
import { FormCheckbox } from "@/shared/forms/fields";

export function RememberMe() {
  const t = useTranslations("auth.login");
  return (
    <FormCheckbox name="rememberMe" label={t("remember")}>
      <span className="text-sm">{t("remember")}</span>
    </FormCheckbox>
  );
}
