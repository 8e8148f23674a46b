/** What is searched for, as the address says it: the address is the state. */
export interface SearchFilters {
  readonly query?: string;
  readonly locations?: string[];
}

const MOST_LOCATIONS = 20;

export function filtersOf(search: URLSearchParams): SearchFilters {
  const query = search.get("query")?.trim().slice(0, 200) ?? "";
  const locations = search
    .getAll("locations")
    .map((location) => location.trim().slice(0, 100))
    .filter((location) => location !== "")
    .slice(0, MOST_LOCATIONS);
  return { ...(query !== "" && { query }), ...(locations.length > 0 && { locations }) };
}
