/** Paths of a route in five languages, with types that check their parameters. */
import type { Locale } from "@/shared/i18n/locales";

export type Paths = Readonly<Record<Locale, string>>;

/** The names of the parameters in a path: "/posao/:jobId/:slug" has "jobId" and "slug". */
export type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type SameNames<A extends string, B extends string> = [A] extends [B]
  ? [B] extends [A]
    ? true
    : false
  : false;

/** A language whose path has other parameters than the Croatian one does not compile. */
export type SameParams<P extends Paths> = {
  readonly [L in Locale]: SameNames<ParamName<P[L]>, ParamName<P["hr"]>> extends true ? P[L] : never;
};

export interface Flags {
  /** The page below features/: "home/HomePage". Without one the route is a 404. */
  readonly screen?: string;
  readonly showHeader?: boolean;
  readonly showFooter?: boolean;
  readonly requiresAuth?: boolean;
  /** Whether search engines may index it; `plain`: only without a query. */
  readonly indexable?: boolean | "plain";
  /** Whether `?page=` is part of the canonical address. */
  readonly isPaged?: boolean;
}

export interface RouteEntry<P extends Paths = Paths> {
  readonly paths: P;
  readonly screen: string | undefined;
  readonly showHeader: boolean;
  readonly showFooter: boolean;
  readonly requiresAuth: boolean;
  readonly indexable: boolean | "plain";
  readonly isPaged: boolean;
}

export function route<const P extends Paths>(paths: P & SameParams<P>, flags: Flags = {}): RouteEntry<P> {
  return entry(paths, flags);
}

/** A path that is the same in every language. */
export function everywhere<const Path extends string>(path: Path, flags: Flags = {}) {
  return entry({ hr: path, en: path, sl: path, bs: path, mk: path } as const, flags);
}

function entry<P extends Paths>(paths: P, flags: Flags): RouteEntry<P> {
  return {
    paths,
    screen: flags.screen,
    showHeader: flags.showHeader ?? true,
    showFooter: flags.showFooter ?? true,
    requiresAuth: flags.requiresAuth ?? false,
    indexable: flags.indexable ?? true,
    isPaged: flags.isPaged ?? false,
  };
}
