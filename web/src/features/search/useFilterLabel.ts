/** A filter's value in words, where its name alone would not do. */
import { useTranslations } from "use-intl";
import type { Named } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";

export function useFilterLabel(): (filter: string, value: Named) => string {
  const t = useTranslations("search");
  const formats = useFormats();
  return (filter, { id, name }) => {
    switch (filter) {
      case "radius":
        return t("withinKm", { km: id });
      case "near":
        return t("nearMe");
      case "newJobs":
        return t("newJobs");
      case "salaryFrom":
        return t("salaryFrom", { amount: formats.money({ amount: Number(id), currency: "EUR" }) });
      // "B" or "engleski" alone would be ambiguous.
      case "licence":
      case "language":
      case "adLanguage":
        return `${t(`dimension.${filter}`)}: ${name}`;
      default:
        return name;
    }
  };
}
