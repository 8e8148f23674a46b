/** How one address is written in five languages, and the types that keep the five alike. */
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
export type Alike<P extends Paths> = {
  readonly [L in Locale]: SameNames<ParamName<P[L]>, ParamName<P["hr"]>> extends true ? P[L] : never;
};

export interface Flags {
  /** The file that shows it, below features/: "home/HomePage". Without one the address answers with the 404 page. */
  readonly screen?: string;
  readonly showHeader?: boolean;
  readonly showFooter?: boolean;
  readonly requiresAuth?: boolean;
  /** Whether search engines may keep it; `plain`: only as it stands, not narrowed by a query. */
  readonly indexable?: boolean | "plain";
  /** Whether `?page=` is a page of its own. */
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

export function route<const P extends Paths>(paths: P & Alike<P>, flags: Flags = {}): RouteEntry<P> {
  return entry(paths, flags);
}

/** An address that reads the same in every language. */
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
