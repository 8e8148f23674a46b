/** Active filters with their labels, each with the filters that are left without it. */
import type { Facet, JobSearch, Named } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { FILTER_NAMES, type FilterName, valuesOf, without } from "./filters";
import { stillTyped, withoutWords } from "./understoodWords";
import { useFilterLabel } from "./useFilterLabel";

export interface ActiveFilter {
  readonly key: string;
  readonly label: string;
  /** The words of the query that mean it; undefined for a filter chosen by hand. */
  readonly words?: string;
  readonly without: JobFilters;
}

/** Shown elsewhere: in the search box and in the sort select. */
const NOT_SHOWN: readonly FilterName[] = ["query", "sort", "excludeLocations"];

/** First those that the query's words mean. */
export function useActiveFilters(
  filters: JobFilters,
  search: JobSearch | undefined,
  facets: readonly Facet[],
): ActiveFilter[] {
  const labelOf = useFilterLabel();
  const named = namesOf(search, facets);
  const inWords = stillTyped(filters, search?.understood ?? []).map(
    ({ text, dimension, values, name }, at) => ({
      key: `words ${at}`,
      label: name ?? values.map((value) => labelOf(dimension, value)).join(" / "),
      words: text,
      without: withoutWords(filters, text),
    }),
  );
  const byHand = FILTER_NAMES.filter((name) => !NOT_SHOWN.includes(name)).flatMap((name) =>
    valuesOf(filters, name).map((id) => {
      const key = `${name}=${id}`;
      return {
        key,
        label: labelOf(name, { id, name: named.get(key) ?? id }),
        without: without(filters, name, id),
      };
    }),
  );
  return [...inWords, ...byHand];
}

/** Names by "filter=id", as far as the response has them. */
function namesOf(search: JobSearch | undefined, facets: readonly Facet[]): Map<string, string> {
  const names = new Map<string, string>();
  const addNames = (filter: string, values: readonly Named[]) => {
    for (const { id, name } of values) names.set(`${filter}=${id}`, name);
  };
  // A misspelt place has the name that was searched for.
  for (const { typed, used } of search?.corrected ?? []) names.set(`locations=${typed}`, used);
  addNames("locations", search?.locations ?? []);
  addNames("positions", search?.positions ?? []);
  // A place in words that has become a filter keeps its name until the new search has answered.
  for (const { dimension, values } of search?.understood ?? []) addNames(dimension, values);
  for (const { dimension, values } of search?.filters ?? []) addNames(dimension, values);
  for (const { dimension, values } of facets) addNames(dimension, values);
  return names;
}
