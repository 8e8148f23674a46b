/** What search engines should make of an address: whether to keep it, under which name, and what it is elsewhere. */
import { alternates, matchAddress } from "@/routes/match";
import type { Outcome } from "@/routes/screen";
import { routeEntry } from "@/routes/table";
import type { Locale } from "@/shared/i18n/locales";

export interface Indexing {
  readonly isHidden: boolean;
  readonly canonical?: string;
  /** The same page in every language. */
  readonly addresses?: Readonly<Record<Locale, string>>;
}

export function indexing(pathname: string, search: URLSearchParams, spellings?: Outcome["params"]): Indexing {
  const match = matchAddress(pathname);
  if (!match) return { isHidden: true };
  const { indexable, isPaged } = routeEntry(match.route);
  const page = isPaged && Number(search.get("page")) > 1 ? `?page=${Number(search.get("page"))}` : "";
  const canonical = match.canonical + page;
  // A narrowed list is one of endlessly many; whoever is led there by a link should read it, not a search engine.
  const isNarrowed = indexable === "plain" && search.size > 0;
  if (!indexable || isNarrowed || search.has("access")) return { isHidden: true, canonical };
  // The parts of a list are not the same in two languages for long, so only the whole has its like elsewhere.
  return page === ""
    ? { isHidden: false, canonical, addresses: alternates(match, spellings) }
    : { isHidden: false, canonical };
}
