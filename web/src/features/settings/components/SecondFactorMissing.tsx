/** Says that a role has no rights until the account has a second factor, and leads there. */
import { useTranslations } from "use-intl";
import { Banner } from "@/shared/ui/Banner";
import { buttonStyle } from "@/shared/ui/buttonStyle";

export function SecondFactorMissing() {
  const t = useTranslations("settings.secondFactor");
  return (
    <Banner
      tone="warning"
      title={t("required")}
      action={
        <a href="#secondFactor" className={buttonStyle("secondary")}>
          {t("addHere")}
        </a>
      }
    >
      {t("requiredText")}
    </Banner>
  );
}
