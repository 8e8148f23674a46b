/** Which route an address means, and how its language writes it. */
import { LOCALES, type Locale, SOURCE_LOCALE } from "@/shared/i18n/locales";
import { type HrefParams, href } from "./href";
import { ROUTE_IDS, type RouteId, routeEntry } from "./table";

export interface Match {
  readonly locale: Locale;
  readonly route: RouteId;
  readonly params: Readonly<Record<string, string>>;
  /** The one address of this page in this language. */
  readonly canonical: string;
}

/** The language a path is written for, and the rest of it without the prefix. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = "", rest = ""] = /^\/([^/]*)(\/.*)?$/.exec(pathname) ?? [];
  const locale = LOCALES.find((known) => known === first && known !== SOURCE_LOCALE);
  return locale ? { locale, path: rest || "/" } : { locale: SOURCE_LOCALE, path: pathname };
}

/**
 * A language's own spelling wins; the Croatian and the English one are understood under every prefix. A path written out
 * in full comes before one that would swallow it as a parameter.
 */
export function matchAddress(pathname: string): Match | undefined {
  const { locale, path } = splitLocale(pathname);
  const trimmed = path.replace(/\/+$/, "") || "/";
  const candidates = [...new Set<Locale>([locale, "hr", "en"])].flatMap((spelling) =>
    PATTERNS[spelling].flatMap(({ id, pattern, names }) => {
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

/** Where else the same page stands: one address for each language; `spellings` are parameters that differ between them. */
export function alternates(
  match: Match,
  spellings?: Readonly<Record<Locale, Readonly<Record<string, string>>>>,
): Record<Locale, string> {
  const address = (locale: Locale) =>
    href(match.route, (spellings?.[locale] ?? match.params) as HrefParams<RouteId>, locale);
  return Object.fromEntries(LOCALES.map((locale) => [locale, address(locale)])) as Record<Locale, string>;
}

/** Browsers and we may escape different letters of the same address. */
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
