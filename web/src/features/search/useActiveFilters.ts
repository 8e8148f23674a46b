/** Active filters with their labels, each with the filters that are left without it. */
import { useTranslations } from "use-intl";
import type { Facet, JobSearch, Named } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { useFormats } from "@/shared/i18n/useFormats";
import { FILTER_NAMES, type FilterName, valuesOf, without } from "./filters";

export interface ActiveFilter {
  readonly name: FilterName;
  readonly value: string;
  readonly label: string;
  readonly without: JobFilters;
}

/** Shown elsewhere: in the search box and in the sort select. */
const NOT_SHOWN: readonly FilterName[] = ["query", "sort", "excludeLocations"];

export function useActiveFilters(
  filters: JobFilters,
  search: JobSearch | undefined,
  facets: readonly Facet[],
): ActiveFilter[] {
  const t = useTranslations("search");
  const formats = useFormats();
  const named = namesOf(search, facets);
  const nameOf = (name: FilterName, value: string) => named.get(`${name}=${value}`) ?? value;
  const labelOf = (name: FilterName, value: string): string => {
    switch (name) {
      case "radius":
        return t("withinKm", { km: value });
      case "near":
        return t("nearMe");
      case "newJobs":
        return t("newJobs");
      case "salaryFrom":
        return t("salaryFrom", { amount: formats.money({ amount: Number(value), currency: "EUR" }) });
      // "B" or "engleski" alone would be ambiguous.
      case "licence":
      case "language":
      case "adLanguage":
        return `${t(`dimension.${name}`)}: ${nameOf(name, value)}`;
      default:
        return nameOf(name, value);
    }
  };
  return FILTER_NAMES.filter((name) => !NOT_SHOWN.includes(name)).flatMap((name) =>
    valuesOf(filters, name).map((value) => ({
      name,
      value,
      label: labelOf(name, value),
      without: without(filters, name, value),
    })),
  );
}

/** Names by "filter=id", as far as the response has them. */
function namesOf(search: JobSearch | undefined, facets: readonly Facet[]): Map<string, string> {
  const names = new Map<string, string>();
  const addNames = (filter: string, values: readonly Named[]) => {
    for (const { id, name } of values) names.set(`${filter}=${id}`, name);
  };
  addNames("locations", search?.locations ?? []);
  addNames("positions", search?.positions ?? []);
  for (const { dimension, values } of search?.filters ?? []) addNames(dimension, values);
  for (const { dimension, values } of facets) addNames(dimension, values);
  return names;
}
