/** Filters of the list of employers as URL query parameters: the address is the state. */
import type { Search } from "@/routes/href";
import type { LetterCount, ListAllEmployersApiArg } from "@/shared/api/generated";

export type Letter = NonNullable<ListAllEmployersApiArg["letter"]>;

export interface EmployerFilters {
  readonly query?: string | undefined;
  readonly letter?: Letter | undefined;
  readonly sector?: string | undefined;
}

export const LONGEST_QUERY = 100;

/** Values that no list has are dropped. */
export function filtersOf(search: URLSearchParams): EmployerFilters {
  const query = (search.get("query") ?? "").trim().slice(0, LONGEST_QUERY).trim();
  const letter = search.get("letter") ?? "";
  const sector = search.get("sector") ?? "";
  return {
    ...(query !== "" && { query }),
    ...(isLetter(letter) && { letter }),
    ...(/^\d{1,3}$/.test(sector) && { sector }),
  };
}

/** The filters as query parameters, for links. */
export function searchOf({ query, letter, sector }: EmployerFilters, page = 1): Search {
  return { query, letter, sector, page: page > 1 ? String(page) : undefined };
}

/** The filters as parameters of the API, which knows no empty ones. */
export function argumentsOf(filters: EmployerFilters, page: number): ListAllEmployersApiArg {
  const given = Object.entries({ ...filters, page: page > 1 ? page : undefined }).filter(
    ([, value]) => value,
  );
  return Object.fromEntries(given);
}

/** The letters that lead to employers, and the chosen one even where it leads to none. */
export function lettersFor({ letter }: EmployerFilters, found: readonly LetterCount[]): Letter[] {
  const letters = found.map((each) => each.letter).filter(isLetter);
  return letter === undefined || letters.includes(letter) ? letters : [letter, ...letters];
}

function isLetter(text: string): text is Letter {
  return text === "0-9" || /^\p{Lu}\p{Ll}?$/u.test(text);
}
