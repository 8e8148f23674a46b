/**
 * Which text one agrees to when one registers. It is recorded with the account, so a changed text is a new version:
 * consent.test.ts holds the two together.
 */
export const ACCOUNT_CONSENT_VERSION = "account-2026-11";
