/** A list that an ad is read beside: the ad's address names it, so that it is there again after a reload. */
import type { Search } from "@/routes/href";

const MARK = "list";
const LISTS = ["search", "jobs"] as const;

/** Which page the list belongs to. */
export type ListName = (typeof LISTS)[number];

/** The list as a query string of the ad's address. */
export function listBeside(list: ListName, search: Search): string {
  const pairs = new URLSearchParams({ [MARK]: list });
  for (const [name, values] of Object.entries(search)) {
    for (const value of [values ?? []].flat()) pairs.append(name, value);
  }
  return pairs.toString();
}

/** The list that an ad's address names, if it does. */
export function listNameOf(search: URLSearchParams): ListName | undefined {
  return LISTS.find((name) => name === search.get(MARK));
}
