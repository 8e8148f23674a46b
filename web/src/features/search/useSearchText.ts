/** A search in a few words: "kuhar · Split · puno radno vrijeme". */
import { useTranslations } from "use-intl";
import type { JobSearch } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";

export function useSearchText(): (search: JobSearch) => string {
  const t = useTranslations("search");
  const formats = useFormats();
  return (search) => {
    const filters = search.filters.flatMap(({ dimension, values }) =>
      values.map(({ id, name }) =>
        dimension === "salaryFrom"
          ? t("salaryFrom", { amount: formats.money({ amount: Number(id), currency: "EUR" }) })
          : name,
      ),
    );
    const parts = [
      search.query,
      ...search.positions.map(({ name }) => name),
      ...search.locations.map(({ name }) => name),
      ...search.unknownLocations,
      ...(search.near && search.locations.length === 0 ? [t("nearMe")] : []),
      ...(search.newJobs ? [t("newJobs")] : []),
      ...filters,
    ];
    return parts.filter((part) => part !== "").join(" · ");
  };
}
