/**
 * Version of the consent text that the form shows. It is recorded with every application, so a changed text needs a new
 * version: consent.test.ts compares the two.
 */
import type { ConsentGiven } from "@/shared/api/generated";

export const CONSENT_VERSION = "2026-11-22" satisfies ConsentGiven["textVersion"];
