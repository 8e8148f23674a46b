/**
 * Version of the consent text for opening an account. It is recorded with the account, so a changed text needs a new
 * version: consent.test.ts compares the two.
 */
import type { Locale } from "@/shared/i18n/locales";

export const ACCOUNT_CONSENT_VERSION = "account-2026-11-22";

/** Request model of the consent. */
export const agreedIn = (language: Locale) =>
  ({ accepted: true, textVersion: ACCOUNT_CONSENT_VERSION, language }) as const;
