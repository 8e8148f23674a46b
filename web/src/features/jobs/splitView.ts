/** The split view's query parameters: a job's address holds the list beside it, so that a reload restores both. */
import type { Search } from "@/routes/href";

const PARAM = "list";
const LISTS = ["search", "jobs"] as const;

/** The route that the list belongs to. */
export type ListName = (typeof LISTS)[number];

/** The list as a query string for the job's address. */
export function splitViewQuery(list: ListName, search: Search): string {
  const pairs = new URLSearchParams({ [PARAM]: list });
  for (const [name, values] of Object.entries(search)) {
    for (const value of [values ?? []].flat()) pairs.append(name, value);
  }
  return pairs.toString();
}

/** The list in a job's address, if any. */
export function listNameOf(search: URLSearchParams): ListName | undefined {
  return LISTS.find((name) => name === search.get(PARAM));
}
