/** Groups programmes by the countries whose residents they are for. */
import type { Education, Named } from "@/shared/api/generated";

export interface CountryGroup {
  /** Codes of its countries, for an anchor: "hr", "hr-si". */
  readonly id: string;
  readonly countries: readonly Named[];
  readonly educations: readonly Education[];
}

/** In the order of the programmes. */
export function byCountries(educations: readonly Education[]): CountryGroup[] {
  const groups = Map.groupBy(educations, ({ countries }) => anchorOf(countries));
  return [...groups].map(([id, members]) => ({
    id,
    countries: members[0]?.countries ?? [],
    educations: members,
  }));
}

function anchorOf(countries: readonly Named[]): string {
  return countries.map(({ id }) => id.toLowerCase()).join("-");
}
