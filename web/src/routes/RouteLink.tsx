/** A link to a route of the table, in the language of the page. */
import { Link, type LinkProps } from "react-router";
import { useLocale } from "use-intl";
import { type HrefParams, href, type Search } from "./href";
import { usePreload } from "./preloading";
import type { RouteId, RouteParams } from "./table";

export type RouteTarget<Id extends RouteId> = {
  readonly route: Id;
  readonly search?: Search;
  /** Id of the part of the page. */
  readonly part?: string;
} & (keyof RouteParams<Id> extends never
  ? { readonly params?: undefined }
  : { readonly params: HrefParams<Id> });

export type RouteLinkProps<Id extends RouteId> = RouteTarget<Id> & Omit<LinkProps, "to">;

export function RouteLink<Id extends RouteId>(props: RouteLinkProps<Id>) {
  const { route, params, search, part, ...link } = props as RouteTarget<Id> & {
    params?: HrefParams<Id>;
  } & LinkProps;
  const preload = usePreload(route);
  return (
    <Link
      {...preload}
      {...link}
      to={href(route, params ?? ({} as HrefParams<Id>), useLocale(), search) + (part ? `#${part}` : "")}
    />
  );
}
