/** Pages with the site's service worker. */
import type { Page } from "@playwright/test";

/** The worker starts when the page has been used and the browser is idle. */
export async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.mouse.move(10, 10);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
