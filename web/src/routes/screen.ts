/** The interface between a page and the router: its messages, its loader and its component. */
import type { ComponentType } from "react";
import { data } from "react-router";
import type { ApiDispatch } from "@/shared/api/context";
import { problemOf } from "@/shared/api/problem";
import type { Locale } from "@/shared/i18n/locales";
import type { Namespace } from "@/shared/i18n/messages";
import type { RouteId, RouteParams } from "./table";

type RunningQuery<Data> = PromiseLike<{ data?: Data | undefined; error?: unknown }> & { unsubscribe(): void };
/** Type of `endpoints.someCall.initiate(args)`. */
export type Query<Data> = (
  dispatch: ApiDispatch,
  getState: () => unknown,
  extra: never,
) => RunningQuery<Data>;

export interface LoadContext<Id extends RouteId = RouteId> {
  readonly locale: Locale;
  readonly params: RouteParams<Id>;
  readonly search: URLSearchParams;
  /** Token of the signed link, when the address has one. */
  readonly access: string | undefined;
  /** Runs a query into the store; an error becomes the error page. */
  read<Data>(query: Query<Data>): Promise<Data>;
}

/** Result of a loader: a status other than 200, and parameters for the other languages. */
export interface LoadResult {
  readonly status?: number;
  /** Only where parameters are localised, such as slugs. */
  readonly params?: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
}

export interface Screen<Id extends RouteId = RouteId> {
  readonly route: Id;
  /** Message namespaces that this page and its components use. */
  readonly messages: readonly Namespace[];
  load?(visit: LoadContext<Id>): Promise<LoadResult | undefined>;
  readonly Page: ComponentType<{ params: RouteParams<Id> }>;
}

/** `export default screen({ route: "job", messages: ["jobs"], load, Page })`. */
export function screen<const Id extends RouteId>(definition: Screen<Id>): Screen<Id> {
  return definition;
}

export interface PageFailure {
  readonly code: string;
}

/** Thrown by a loader to show the error page with that status. */
export function pageFailure(status: number, code: string) {
  return data<PageFailure>({ code }, { status });
}

/** An invalid address is a 404; anything else that pages do not distinguish is a 503. */
export function failureOf(error: unknown) {
  const problem = problemOf(error);
  if ([401, 403, 404, 410, 429].includes(problem.status)) return pageFailure(problem.status, problem.code);
  if (problem.status === 400 || problem.status === 422) return pageFailure(404, problem.code);
  return pageFailure(503, problem.code);
}
