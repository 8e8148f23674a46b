/** The address of a route in a language: `href("job", { jobId: 7, slug: "kuhar" }, "en")`. */
import { type Locale, SOURCE_LOCALE } from "@/shared/i18n/locales";
import { type RouteId, type RouteParams, routeEntry } from "./table";

type Loose<Params> = { readonly [Name in keyof Params]: string | number };
export type HrefParams<Id extends RouteId> = keyof RouteParams<Id> extends never
  ? Record<never, never>
  : Loose<RouteParams<Id>>;
export type Search = Readonly<Record<string, string | readonly string[] | undefined>>;

export function prefixed(locale: Locale, path: string): string {
  if (locale === SOURCE_LOCALE) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

export function href<Id extends RouteId>(
  id: Id,
  params: HrefParams<Id>,
  locale: Locale,
  search?: Search,
): string {
  const values = params as Record<string, string | number>;
  const path = routeEntry(id).paths[locale].replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  return prefixed(locale, path) + query(search);
}

/** A query string for addresses outside the table. */
export function query(search: Search | undefined): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(search ?? {})) {
    for (const one of typeof value === "string" ? [value] : (value ?? [])) {
      if (one !== "") pairs.append(name, one);
    }
  }
  const text = pairs.toString();
  return text === "" ? "" : `?${text}`;
}
