/**
 * Which text one agrees to when one registers. It is recorded with the account, so a changed text is a new version:
 * consent.test.ts holds the two together.
 */
import type { Locale } from "@/shared/i18n/locales";

export const ACCOUNT_CONSENT_VERSION = "account-2026-11";

/** What is sent along once the box is ticked. */
export const agreedIn = (language: Locale) =>
  ({ accepted: true, textVersion: ACCOUNT_CONSENT_VERSION, language }) as const;
