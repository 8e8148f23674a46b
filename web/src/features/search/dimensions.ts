/** Dimensions that are offered as filters, in their order, and which of their values. */
import type { Facet, FacetValue } from "@/shared/api/generated";
import type { Dimension } from "@/shared/api/searches";

export const DIMENSIONS_SHOWN = [
  "published",
  "category",
  "employment",
  "workMode",
  "salaryFrom",
  "workingTime",
  "experience",
  "education",
  "applicationType",
  "employer",
  "language",
  "licence",
  "adLanguage",
] as const satisfies readonly Dimension[];

/** Values with results, and chosen ones; none for a dimension without a choice. */
export function valuesShown(
  facets: readonly Facet[],
  dimension: Dimension,
  chosen: readonly string[],
): FacetValue[] {
  const values = facets.find((facet) => facet.dimension === dimension)?.values ?? [];
  const found = values.filter(({ id, count }) => count > 0 || chosen.includes(id));
  const shown = dimension === "salaryFrom" ? distinctBands(found, chosen) : found;
  return shown.length > 1 || chosen.length > 0 ? shown : [];
}

/** Keeps the highest of salary bands with the same jobs: the lower ones are no choice. */
function distinctBands(bands: readonly FacetValue[], chosen: readonly string[]): FacetValue[] {
  return bands.filter(
    ({ id, count }) =>
      chosen.includes(id) || !bands.some((other) => Number(other.id) > Number(id) && other.count === count),
  );
}
