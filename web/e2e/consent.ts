/** Consent over the API, and the boxes of forms that ask for it. */
import type { Locator, Page } from "@playwright/test";

const AGREED = { accepted: true, version: 1 };

export const consentIn = (language: string) => ({ processing: AGREED, terms: AGREED, language });

/** The input lies under its drawing. */
export async function tickAllBoxes(form: Page | Locator): Promise<void> {
  for (const box of await form.getByRole("checkbox").all()) await box.check({ force: true });
}
