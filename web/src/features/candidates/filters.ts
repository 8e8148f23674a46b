/** The filters of the CV database, kept in the address. */
export interface CandidateFilters {
  readonly position?: string;
  readonly place?: number;
  readonly educationLevel?: number;
  readonly language?: string;
  readonly page?: number;
}

export type FilterName = Exclude<keyof CandidateFilters, "page">;

export const FILTER_NAMES: readonly FilterName[] = ["position", "place", "educationLevel", "language"];

export function candidateFiltersOf(search: URLSearchParams): CandidateFilters {
  const position = search.get("position") ?? "";
  const place = wholeNumber(search.get("place"));
  const educationLevel = wholeNumber(search.get("educationLevel"));
  const language = search.get("language") ?? "";
  const page = wholeNumber(search.get("page"));
  return {
    ...(/^\d{4}$/.test(position) && { position }),
    ...(place !== undefined && { place }),
    ...(educationLevel !== undefined && educationLevel <= 8 && { educationLevel }),
    ...(/^[a-z]{2,3}$/.test(language) && { language }),
    ...(page !== undefined && page > 1 && page <= 10_000 && { page }),
  };
}

/** The address' query with another value of one filter, on its first page; without a value it is left out. */
export function withFilter(search: URLSearchParams, name: FilterName, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete("page");
  if (value === "") next.delete(name);
  else next.set(name, value);
  return next;
}

function wholeNumber(text: string | null): number | undefined {
  const number = Number(text);
  return text !== null && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
