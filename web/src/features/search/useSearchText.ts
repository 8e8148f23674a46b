/** A search in words: one part a filter, or all of them as "kuhar · Split · puno radno vrijeme". */
import { useTranslations } from "use-intl";
import type { JobSearch } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { useFilterLabel } from "./useFilterLabel";

export function useSearchParts(): (search: JobSearch) => string[] {
  const t = useTranslations("search");
  const formats = useFormats();
  const labelOf = useFilterLabel();
  return (search) => {
    const parts = [
      search.query,
      ...search.positions.map(({ name }) => name),
      ...search.locations.map(({ name }) => name),
      ...search.unknownLocations,
      ...(search.near && search.locations.length === 0 ? [t("nearMe")] : []),
      ...(search.near ? [t("withinKm", { km: formats.number(search.near.km) })] : []),
      ...(search.newJobs ? [t("newJobs")] : []),
      ...search.filters.flatMap(({ dimension, values }) => values.map((value) => labelOf(dimension, value))),
    ];
    return parts.filter((part) => part !== "");
  };
}

export function useSearchText(): (search: JobSearch) => string {
  const partsOf = useSearchParts();
  return (search) => partsOf(search).join(" · ");
}
