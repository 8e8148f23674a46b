/** Matches a path to its route, and converts between languages. */
import { returnPath } from "@/shared/account/returnPath";
import { LOCALES, type Locale, SOURCE_LOCALE } from "@/shared/i18n/locales";
import { type HrefParams, href } from "./href";
import { isBuilt, ROUTE_IDS, type RouteId, routeEntry } from "./table";

export interface Match {
  readonly locale: Locale;
  readonly route: RouteId;
  readonly params: Readonly<Record<string, string>>;
  /** The canonical address of the page in this language. */
  readonly canonical: string;
}

/** Splits the language prefix off a path. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = "", rest = ""] = /^\/([^/]*)(\/.*)?$/.exec(pathname) ?? [];
  const locale = LOCALES.find((known) => known === first && known !== SOURCE_LOCALE);
  return locale ? { locale, path: rest || "/" } : { locale: SOURCE_LOCALE, path: pathname };
}

/** Each segment may be spelled as in any language. A literal segment comes before a parameter in that place. */
export function matchAddress(pathname: string): Match | undefined {
  const { locale, path } = splitLocale(pathname);
  const trimmed = path.replace(/(?<!\/)\/+$/, "") || "/";
  const candidates = PATTERNS.flatMap(({ id, pattern, names }) => {
    const found = pattern.exec(trimmed);
    const params = found && decoded(names, found.slice(1));
    return params ? [{ route: id, params, open: names.length }] : [];
  });
  const [best] = candidates.sort((a, b) => a.open - b.open);
  if (!best) return undefined;
  const { route, params } = best;
  return { locale, route, params, canonical: href(route, params as HrefParams<RouteId>, locale) };
}

/** Finds where an address with another spelling leads, with its query; undefined for a canonical or an unknown one. */
export function canonicalRedirect(address: { pathname: string; search: string }): string | undefined {
  const match = matchAddress(address.pathname);
  if (!match || !isBuilt(match.route) || isSameAddress(match.canonical, address.pathname)) return undefined;
  if (returnPath(match.canonical) === undefined) return undefined;
  return match.canonical + safeQuery(address.search);
}

/** The query as it is where a redirect may carry it; else encoded anew, without values that hold control characters. */
function safeQuery(search: string): string {
  if (returnPath(`/${search}`) !== undefined) return search === "?" ? "" : search;
  const pairs = [...new URLSearchParams(search)].filter((pair) => !/\p{Cc}/u.test(pair.join("")));
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : "";
}

/** Returns the page's addresses in each language; `localizedParams` where parameters differ between languages. */
export function alternates(
  match: Match,
  localizedParams?: Readonly<Record<Locale, Readonly<Record<string, string>>>>,
): Record<Locale, string> {
  const address = (locale: Locale) =>
    href(match.route, (localizedParams?.[locale] ?? match.params) as HrefParams<RouteId>, locale);
  return Object.fromEntries(LOCALES.map((locale) => [locale, address(locale)])) as Record<Locale, string>;
}

/** Percent-encoding may differ between browsers and this code. */
export function isSameAddress(one: string, other: string): boolean {
  try {
    return decodeURIComponent(one) === decodeURIComponent(other);
  } catch {
    return one === other;
  }
}

interface Pattern {
  readonly id: RouteId;
  readonly pattern: RegExp;
  readonly names: readonly string[];
}

const PATTERNS: readonly Pattern[] = ROUTE_IDS.map((id) => {
  const { paths } = routeEntry(id);
  const names = [...paths.hr.matchAll(/:(\w+)/g)].map(([, name]) => name ?? "");
  return { id, names, pattern: new RegExp(`^${anySpelling(LOCALES.map((locale) => paths[locale]))}$`) };
});

/** A pattern for paths of equal length: at each place any of their segments, or a parameter. */
function anySpelling(paths: readonly string[]): string {
  const segments = paths.map((path) => path.split("/").slice(1));
  const places = (segments[0] ?? []).map((_, place) => [
    ...new Set(segments.map((path) => path[place] ?? "")),
  ]);
  return places
    .map(
      ([first = "", ...others]) =>
        `/${first.startsWith(":") ? "([^/]+)" : `(?:${[first, ...others].join("|")})`}`,
    )
    .join("");
}

function decoded(names: readonly string[], values: readonly string[]): Record<string, string> | undefined {
  try {
    return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? "")]));
  } catch {
    return undefined;
  }
}
