/** The search for jobs like one: of its occupation, or else its category, in its first known place. */
import type { JobDetail } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";

export interface SimilarSearch {
  readonly filters: JobFilters;
  /** The occupation or category and the place that the search names, in words. */
  readonly names: readonly string[];
}

/** Undefined for an ad that says nothing of what it is about: a place alone would mail every job there. */
export function similarSearch({ position, categories, places }: JobDetail): SimilarSearch | undefined {
  const [category] = categories;
  const what = position
    ? { filters: { positions: [position.id] }, name: position.name }
    : category && { filters: { category: [category.id] }, name: category.name };
  if (!what) return undefined;
  const place = places.find(({ placeId }) => placeId !== null);
  return {
    filters: { ...what.filters, ...(place?.placeId && { locations: [place.placeId] }) },
    names: [what.name, ...(place ? [place.name] : [])],
  };
}
