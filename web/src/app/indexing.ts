/** Whether search engines may index an address, its canonical form, and its alternates in other languages. */
import { alternates, matchAddress } from "@/routes/match";
import type { LoadResult } from "@/routes/screen";
import { routeEntry } from "@/routes/table";
import type { Locale } from "@/shared/i18n/locales";

export interface Indexing {
  readonly isHidden: boolean;
  readonly canonical?: string;
  /** Addresses of the page in every language. */
  readonly addresses?: Readonly<Record<Locale, string>>;
}

/** Whether people have data of their own at an address, or sign in there: no script of others runs beside these. */
export function isPersonal(pathname: string, search: URLSearchParams): boolean {
  const match = matchAddress(pathname);
  const isPublic = match !== undefined && Boolean(routeEntry(match.route).indexable);
  return !isPublic || search.has("access") || search.has("view");
}

export function indexing(
  pathname: string,
  search: URLSearchParams,
  localizedParams?: LoadResult["params"],
): Indexing {
  const match = matchAddress(pathname);
  if (!match) return { isHidden: true };
  const { indexable, isPaged } = routeEntry(match.route);
  const page = isPaged && Number(search.get("page")) > 1 ? `?page=${Number(search.get("page"))}` : "";
  const canonical = match.canonical + page;
  // There are endlessly many narrowed lists: people may follow links to them, search engines should not.
  const isNarrowed = indexable === "plain" && search.size > 0;
  if (!indexable || isNarrowed || search.has("access")) return { isHidden: true, canonical };
  // Later pages of a list differ between languages, so only the first has alternates.
  return page === ""
    ? { isHidden: false, canonical, addresses: alternates(match, localizedParams) }
    : { isHidden: false, canonical };
}
