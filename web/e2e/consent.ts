/** Consent over the API, and the boxes of forms that ask for it. */
import { expect, type Locator, type Page } from "@playwright/test";

const AGREED = { accepted: true, version: 1 };

export const consentIn = (language: string) => ({ processing: AGREED, terms: AGREED, language });

/** By keyboard, since the input lies under its drawing. */
export async function tickAllBoxes(form: Page | Locator): Promise<void> {
  for (const box of await form.getByRole("checkbox").all()) {
    if (!(await box.isChecked())) await box.press("Space");
    await expect(box).toBeChecked();
  }
}
