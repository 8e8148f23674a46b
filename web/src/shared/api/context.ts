/** Context of an API call: passed to RTK Query as the thunk's extra argument. */
import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import type { Locale } from "@/shared/i18n/locales";

export interface ApiContext {
  /** Origin of the API: empty in the browser, a loopback address in the page renderer. */
  readonly origin: string;
  readonly locale: Locale;
  /** Headers of the visitor that the page renderer forwards. */
  readonly forwarded: Readonly<Record<string, string>>;
  /** Milliseconds after which a call of the page renderer is given up. Calls of a browser have no limit of their own. */
  readonly timeout?: number;
}

export type ApiDispatch = ThunkDispatch<never, ApiContext, UnknownAction>;
