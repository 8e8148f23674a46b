/** What a call needs to know about the visit it is made for. */
import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import type { Locale } from "@/shared/i18n/locales";

export interface ApiContext {
  /** Where the API stands: empty in the browser, a loopback origin in the page renderer. */
  readonly origin: string;
  readonly locale: Locale;
  /** The visitor's own headers, passed on by the page renderer. */
  readonly forwarded: Readonly<Record<string, string>>;
  readonly timeout: number;
}

export type ApiDispatch = ThunkDispatch<never, ApiContext, UnknownAction>;
