/** Match of the router: the route of the table, its language, and what the page's loader left for the document. */
import { useMatches } from "react-router";
import type { Locale } from "@/shared/i18n/locales";
import type { LoadResult } from "./screen";
import type { RouteId } from "./table";

/** The `handle` of every route that has a screen. */
export interface RouteHandle {
  readonly route: RouteId;
  readonly locale: Locale;
}

/** The value that the loader of a page returns to the router. */
export type PageData = { readonly localizedParams: NonNullable<LoadResult["params"]> } | null;

/** Undefined on a page that is not in the table: the 404 page. */
export function useRouteHandle(): RouteHandle | undefined {
  return useMatches().at(-1)?.handle as RouteHandle | undefined;
}

/** Returns how the languages write the parameters of this page's address, where they differ. */
export function useLocalizedParams(): LoadResult["params"] {
  return (useMatches().at(-1)?.loaderData as PageData | undefined)?.localizedParams;
}
