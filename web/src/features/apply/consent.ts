/**
 * Which text of the consent the form shows. It is recorded with every application, so a changed text is a new version:
 * consent.test.ts holds the two together.
 */
export const CONSENT_VERSION = "2026-11";
