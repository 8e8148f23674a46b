/** Everything that a search is narrowed by, in words, each with the search that is left without it. */
import { useTranslations } from "use-intl";
import type { Facet, JobSearch, Named } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { useFormats } from "@/shared/i18n/useFormats";
import { FILTER_NAMES, type FilterName, valuesOf, without } from "./filters";

export interface Chosen {
  readonly name: FilterName;
  readonly value: string;
  readonly label: string;
  readonly without: JobFilters;
}

/** The words stand in the search box already. */
const NOT_A_FILTER: readonly FilterName[] = ["query", "sort", "excludeLocations"];

export function useChosen(
  filters: JobFilters,
  search: JobSearch | undefined,
  facets: readonly Facet[],
): Chosen[] {
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
      // "B" or "engleski" alone would not say of what.
      case "licence":
      case "language":
      case "adLanguage":
        return `${t(`dimension.${name}`)}: ${nameOf(name, value)}`;
      default:
        return nameOf(name, value);
    }
  };
  return FILTER_NAMES.filter((name) => !NOT_A_FILTER.includes(name)).flatMap((name) =>
    valuesOf(filters, name).map((value) => ({
      name,
      value,
      label: labelOf(name, value),
      without: without(filters, name, value),
    })),
  );
}

/** Names by "filter=id", as far as the answer gives them. */
function namesOf(search: JobSearch | undefined, facets: readonly Facet[]): Map<string, string> {
  const names = new Map<string, string>();
  const learn = (filter: string, values: readonly Named[]) => {
    for (const { id, name } of values) names.set(`${filter}=${id}`, name);
  };
  learn("locations", search?.locations ?? []);
  learn("positions", search?.positions ?? []);
  for (const { dimension, values } of search?.filters ?? []) learn(dimension, values);
  for (const { dimension, values } of facets) learn(dimension, values);
  return names;
}
