/** Words of the query that mean a filter or a place: taken out of the query, or turned into filters of their own. */
import type { UnderstoodWords } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import {
  countOf,
  type FilterName,
  LONGEST_QUERY,
  valuesOf,
  whatAndWhere,
  withChanges,
  withValues,
} from "./filters";

export type Meaning = UnderstoodWords["dimension"];

/** In quotation marks, as the API reads them. */
const QUOTED = /(["“”„«»][^"“”„«»]*["“”„«»])/u;
const SEPARATORS_AT_THE_ENDS = /^[\s,;·|/]+|[\s,;·|/]+$/gu;

/** The query without these words wherever they stand as words: not in quotation marks, not behind a sign. */
export function withoutWords(filters: JobFilters, text: string): JobFilters {
  const query = queryOf(filters);
  const left = query
    .split(QUOTED)
    .map((part, index) => (index % 2 === 0 ? part.replace(wordsOf(text), " ") : part))
    .join("");
  return left === query ? filters : withValues(filters, "query", lines(tidied(left)));
}

/** Keeps the understood words that the query still has. */
export function stillTyped(
  filters: JobFilters,
  understood: readonly UnderstoodWords[],
): readonly UnderstoodWords[] {
  return understood.filter(({ text }) => withoutWords(filters, text) !== filters);
}

/** The ids that the query's words mean in one dimension. */
export function typedValues(
  filters: JobFilters,
  understood: readonly UnderstoodWords[],
  meaning: Meaning,
): readonly string[] {
  const ids = stillTyped(filters, understood)
    .filter(({ dimension }) => dimension === meaning)
    .flatMap(({ values }) => values.map(({ id }) => id));
  return [...new Set(ids)];
}

/** Lists what is chosen in a dimension, by hand or by the query's words: any of these, but of two wages the higher. */
export function chosenIn(
  filters: JobFilters,
  understood: readonly UnderstoodWords[],
  meaning: Meaning,
): readonly string[] {
  const chosen = new Set([...valuesOf(filters, meaning), ...typedValues(filters, understood, meaning)]);
  return meaning === "salaryFrom" && chosen.size > 1
    ? [String(Math.max(...[...chosen].map(Number)))]
    : [...chosen];
}

/**
 * Turns these words into filters chosen by hand. Before one of them is changed: words that went on meaning "permanent"
 * beside a ticked "seasonal" would contradict what is seen.
 */
export function withWordsAsFilters(
  filters: JobFilters,
  understood: readonly UnderstoodWords[],
  meanings: readonly Meaning[],
): JobFilters {
  const concerned = stillTyped(filters, understood).filter(({ dimension }) => meanings.includes(dimension));
  const chosen: { [Name in FilterName]?: readonly string[] } = {};
  for (const { dimension } of concerned) chosen[dimension] = chosenIn(filters, understood, dimension);
  return withChanges(
    concerned.reduce((left, { text }) => withoutWords(left, text), filters),
    chosen,
  );
}

/** Number of filters, chosen by hand or by words; places belong to the search box. */
export function countWithWords(filters: JobFilters, understood: readonly UnderstoodWords[]): number {
  return countOf(filters) + stillTyped(filters, understood).filter(isFilter).length;
}

/** Only what and where: no filter chosen by hand or by words. */
export function cleared(filters: JobFilters, understood: readonly UnderstoodWords[]): JobFilters {
  return whatAndWhere(
    understood.filter(isFilter).reduce((left, { text }) => withoutWords(left, text), filters),
  );
}

/** Leaves out the words that mean no filter and no place; undefined where there is nothing to leave out. */
export function onlyTerms(
  filters: JobFilters,
  understood: readonly UnderstoodWords[],
): JobFilters | undefined {
  const terms = stillTyped(filters, understood);
  const others = terms.reduce((left, { text }) => withoutWords(left, text), filters);
  if (terms.length === 0 || queryOf(others) === "") return undefined;
  return withValues(filters, "query", lines(terms.map(({ text }) => text).join(" ")));
}

function isFilter({ dimension }: UnderstoodWords): boolean {
  return dimension !== "locations";
}

/** As the API joins several. */
function queryOf({ query = [] }: JobFilters): string {
  return query.join(" ").normalize("NFC");
}

function wordsOf(text: string): RegExp {
  const words = text.normalize("NFC").trim().split(/\s+/u).map(escaped).join("\\s+");
  return new RegExp(`(?<![\\p{L}\\p{N}])(?<!(?:^|\\s)[+-])${words}(?![\\p{L}\\p{N}])`, "giu");
}

function escaped(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}

function tidied(query: string): string {
  return query
    .replaceAll(/\(\s*\)/g, " ")
    .replaceAll(/\s+([,;])/g, "$1")
    .replaceAll(/([,;])(?:\s*[,;])+/g, "$1")
    .replaceAll(SEPARATORS_AT_THE_ENDS, "")
    .replaceAll(/\s+/g, " ");
}

/** A long query in as many parameters as it needs. */
function lines(query: string): string[] {
  const found: string[] = [];
  for (const word of query.split(" ").filter(Boolean)) {
    const line = `${found.at(-1) ?? ""} ${word}`;
    if (found.length > 0 && line.length <= LONGEST_QUERY) found[found.length - 1] = line;
    else found.push(word);
  }
  return found;
}
