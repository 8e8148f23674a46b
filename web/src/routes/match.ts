/** Matches a path to its route, and converts between languages. */
import { LOCALES, type Locale, SOURCE_LOCALE } from "@/shared/i18n/locales";
import { type HrefParams, href } from "./href";
import { ROUTE_IDS, type RouteId, routeEntry } from "./table";

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

/**
 * A path in the prefix's own language wins; Croatian and English paths match under every prefix. A literal path comes
 * before one with a parameter in that place.
 */
export function matchAddress(pathname: string): Match | undefined {
  const { locale, path } = splitLocale(pathname);
  const trimmed = path.replace(/(?<!\/)\/+$/, "") || "/";
  const candidates = [...new Set<Locale>([locale, "hr", "en"])].flatMap((pathLocale) =>
    PATTERNS[pathLocale].flatMap(({ id, pattern, names }) => {
      const found = pattern.exec(trimmed);
      const params = found && decoded(names, found.slice(1));
      return params ? [{ route: id, params, open: names.length }] : [];
    }),
  );
  const [best] = candidates.sort((a, b) => a.open - b.open);
  if (!best) return undefined;
  const { route, params } = best;
  return { locale, route, params, canonical: href(route, params as HrefParams<RouteId>, locale) };
}

/** The same page in each language; `localizedParams` where parameters differ between languages. */
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

function patternsOf(locale: Locale): Pattern[] {
  return ROUTE_IDS.map((id) => {
    const path = routeEntry(id).paths[locale];
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? "");
    return { id, names, pattern: new RegExp(`^${path.replace(/:\w+/g, "([^/]+)")}$`) };
  });
}

const PATTERNS = Object.fromEntries(LOCALES.map((locale) => [locale, patternsOf(locale)])) as Record<
  Locale,
  Pattern[]
>;

function decoded(names: readonly string[], values: readonly string[]): Record<string, string> | undefined {
  try {
    return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? "")]));
  } catch {
    return undefined;
  }
}
