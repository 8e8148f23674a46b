/** Job filters as URL query parameters: the address is the state. Values that the API would reject are dropped. */
import type { Search } from "@/routes/href";
import type { Dimension, JobFilters } from "@/shared/api/searches";

/** Characters of one query parameter. */
export const LONGEST_QUERY = 200;

/** A pasted tab or line break is a blank. */
const text = (longest: number) => (value: string) =>
  value.replaceAll(/\s+/g, " ").trim().slice(0, longest).trim();
const oneOf =
  (...allowed: string[]) =>
  (value: string) =>
    allowed.includes(value) ? value : "";
const like = (pattern: RegExp) => (value: string) => (pattern.test(value) ? value : "");
const upTo = (most: number) => (value: string) =>
  /^[1-9]\d{0,15}$/.test(value) && Number(value) <= most ? value : "";

interface Rule {
  /** The value as the API accepts it, or "". */
  readonly clean: (value: string) => string;
  /** Maximum number of values. */
  readonly most: number;
  readonly isNumber?: boolean;
}

const several = (clean: Rule["clean"], most = 20): Rule => ({ clean, most });
const single = (clean: Rule["clean"]): Rule => ({ clean, most: 1 });

const RULES = {
  query: several(text(LONGEST_QUERY), 5),
  locations: several(text(100)),
  near: single(like(/^-?\d{1,2}(\.\d{1,9})?,-?\d{1,3}(\.\d{1,9})?$/)),
  radius: { ...single(upTo(200)), isNumber: true },
  positions: several(like(/^(\d{4}|c\d{1,3})$/)),
  newJobs: single(oneOf("true")),
  excludeLocations: single(oneOf("true")),
  category: several(like(/^\d{1,3}$/)),
  employment: several(oneOf("permanent", "fixed-term", "seasonal", "student", "internship")),
  workMode: several(oneOf("on-site", "hybrid", "remote")),
  workingTime: several(oneOf("full-time", "part-time")),
  education: several(like(/^[1-8]$/)),
  experience: several(oneOf("none", "1-2", "3-5", "6+")),
  employer: { ...several(upTo(Number.MAX_SAFE_INTEGER)), isNumber: true },
  salaryFrom: { ...single(upTo(1_000_000)), isNumber: true },
  language: several(like(/^[a-z]{2,3}$/)),
  licence: several(like(/^[A-Z0-9]{1,3}$/)),
  published: single(oneOf("1d", "3d", "7d", "30d")),
  applicationType: several(oneOf("quick", "external-link", "external-form", "phone", "address", "in-person")),
  adLanguage: several(like(/^[a-z]{2,3}$/)),
  format: several(oneOf("exclusive", "highlighted", "standard", "normal")),
  sort: single(oneOf("newest", "deadline", "salary")),
} as const satisfies Record<keyof JobFilters, Rule>;

export type FilterName = keyof typeof RULES;
export const FILTER_NAMES = Object.keys(RULES) as FilterName[];

/** Cleaned, distinct values of a filter. */
function textsOf(name: FilterName, values: readonly string[]): string[] {
  const { clean, most }: Rule = RULES[name];
  return [...new Set(values.map(clean).filter((value) => value !== ""))].slice(0, most);
}

export function filtersOf(search: URLSearchParams): JobFilters {
  const filters: Record<string, unknown> = {};
  for (const name of FILTER_NAMES) {
    const rule: Rule = RULES[name];
    const texts = textsOf(name, search.getAll(name));
    const values = texts.map((value) =>
      rule.isNumber ? Number(value) : value === "true" && rule.most === 1 ? true : value,
    );
    if (values.length > 0) filters[name] = rule.most === 1 ? values[0] : values;
  }
  return filters as JobFilters;
}

/** The filters as query parameters, for links, forms and chips. */
export function searchOf(filters: JobFilters, page = 1): Search {
  const search: Record<string, string[]> = {};
  for (const name of FILTER_NAMES) {
    const values = valuesOf(filters, name);
    if (values.length > 0) search[name] = values;
  }
  return page > 1 ? { ...search, page: String(page) } : search;
}

export function pageOf(search: URLSearchParams): number {
  return Number(upTo(100_000)(search.get("page") ?? "")) || 1;
}

/** The values of a filter as strings. */
export function valuesOf(filters: JobFilters, name: FilterName): string[] {
  const value = filters[name];
  if (value === undefined || value === false) return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}

/** A copy of the filters with some replaced; an empty list removes a filter. */
export function withChanges(
  filters: JobFilters,
  changes: { [Name in FilterName]?: readonly string[] },
): JobFilters {
  const search = new URLSearchParams();
  for (const name of FILTER_NAMES) {
    for (const value of changes[name] ?? valuesOf(filters, name)) search.append(name, value);
  }
  return filtersOf(search);
}

export function withValues(filters: JobFilters, name: FilterName, values: readonly string[]): JobFilters {
  return withChanges(filters, { [name]: values });
}

export function without(filters: JobFilters, name: FilterName, value: string): JobFilters {
  const rest = valuesOf(filters, name).filter((other) => other !== value);
  const left = withValues(filters, name, rest);
  // A radius without a place means nothing.
  const isAround = left.near !== undefined || (left.locations?.length ?? 0) > 0;
  return isAround ? left : withValues(left, "radius", []);
}

/** Dimensions with a single choice. */
export const SINGLE_DIMENSIONS: readonly Dimension[] = ["published", "salaryFrom"];

/** Adds or removes a value of a dimension. */
export function toggled(filters: JobFilters, dimension: Dimension, value: string, isOn: boolean): JobFilters {
  if (!isOn) return without(filters, dimension, value);
  const others = SINGLE_DIMENSIONS.includes(dimension) ? [] : valuesOf(filters, dimension);
  return withValues(filters, dimension, [...others, value]);
}

/** Number of filter values, not counting the search box and sorting. */
export function countOf(filters: JobFilters): number {
  const besides: readonly FilterName[] = ["query", "locations", "near", "radius", "sort", "excludeLocations"];
  return FILTER_NAMES.filter((name) => !besides.includes(name)).reduce(
    (sum, name) => sum + valuesOf(filters, name).length,
    0,
  );
}

const WHAT_AND_WHERE: readonly FilterName[] = ["query", "locations", "near", "radius", "sort"];

/** Only the search box's filters and sorting: all others removed. */
export function whatAndWhere(filters: JobFilters): JobFilters {
  const others = FILTER_NAMES.filter((name) => !WHAT_AND_WHERE.includes(name));
  return withChanges(filters, Object.fromEntries(others.map((name) => [name, []])));
}

/** Whether places are searched in, known or not. */
export function hasPlaces(filters: JobFilters): boolean {
  return filters.near !== undefined || valuesOf(filters, "locations").length > 0;
}

/** Whether there is no filter at all. */
export function isUnfiltered(filters: JobFilters): boolean {
  return FILTER_NAMES.every((name) => name === "sort" || valuesOf(filters, name).length === 0);
}
