/** What a page hands to the router: its words, what it needs from the API, and itself. */
import type { ComponentType } from "react";
import { data } from "react-router";
import type { ApiDispatch } from "@/shared/api/context";
import { problemOf } from "@/shared/api/problem";
import type { Locale } from "@/shared/i18n/locales";
import type { Namespace } from "@/shared/i18n/messages";
import type { RouteId, RouteParams } from "./table";

type Reading<Data> = PromiseLike<{ data?: Data | undefined; error?: unknown }> & { unsubscribe(): void };
/** What `endpoints.someCall.initiate(args)` gives. */
export type Query<Data> = (dispatch: ApiDispatch, getState: () => unknown, extra: never) => Reading<Data>;

export interface Visit<Id extends RouteId = RouteId> {
  readonly locale: Locale;
  readonly params: RouteParams<Id>;
  readonly search: URLSearchParams;
  /** The signed link's token, when the address carries one. */
  readonly access: string | undefined;
  /** Asks the API and keeps the answer in the store; a failure becomes the error page. */
  read<Data>(query: Query<Data>): Promise<Data>;
}

/** What a load may say about the page: its status when it is not simply 200, and how other languages write its address. */
export interface Outcome {
  readonly status?: number;
  /** Only where the parameters themselves are written in a language. */
  readonly params?: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
}

export interface Screen<Id extends RouteId = RouteId> {
  readonly route: Id;
  /** The folders of messages that this page and its parts speak with. */
  readonly messages: readonly Namespace[];
  load?(visit: Visit<Id>): Promise<Outcome | undefined>;
  readonly Page: ComponentType<{ params: RouteParams<Id> }>;
}

/** `export default screen({ route: "job", messages: ["jobs"], load, Page })`. */
export function screen<const Id extends RouteId>(definition: Screen<Id>): Screen<Id> {
  return definition;
}

export interface PageFailure {
  readonly code: string;
}

/** Throw it from a load to show the error page with that status. */
export function pageFailure(status: number, code: string) {
  return data<PageFailure>({ code }, { status });
}

/** An address that names nothing is not found; anything the API could not do is "not now". */
export function failureOf(error: unknown) {
  const problem = problemOf(error);
  if ([401, 403, 404, 410, 429].includes(problem.status)) return pageFailure(problem.status, problem.code);
  if (problem.status === 400 || problem.status === 422) return pageFailure(404, problem.code);
  return pageFailure(503, problem.code);
}
