/** Says that no more searches can be saved, and leads to those that could be removed. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { useFormats } from "@/shared/i18n/useFormats";
import { Banner } from "@/shared/ui/Banner";

export function TooManySearches({ most }: { most: number }) {
  const t = useTranslations("saved-searches.save");
  const formats = useFormats();
  return (
    <div role="alert">
      <Banner
        tone="warning"
        title={t("tooMany", { count: most, shown: formats.number(most) })}
        action={
          <RouteLink route="notifications" className="link inline-flex min-h-11 items-center">
            {t("toSearches")}
          </RouteLink>
        }
      >
        {t("tooManyText")}
      </Banner>
    </div>
  );
}
