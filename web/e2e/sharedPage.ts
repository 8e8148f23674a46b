/** One page for each worker, whose browser context keeps the site's files: for tests that leave nothing behind in it. */
import { test as base, type Page } from "@playwright/test";

const LISTENED_TO = ["console", "pageerror", "request"] as const;

export const test = base.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { contextOptions, baseURL, storageState, serviceWorkers, locale, timezoneId } = project.use;
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL && { baseURL }),
        ...(storageState && { storageState }),
        ...(serviceWorkers && { serviceWorkers }),
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
  page: async ({ sharedPage, viewport }, use) => {
    if (viewport) await sharedPage.setViewportSize(viewport);
    await sharedPage.emulateMedia({ colorScheme: null });
    await use(sharedPage);
    // What the page still does belongs to this test.
    await sharedPage.goto("about:blank");
    for (const event of LISTENED_TO) sharedPage.removeAllListeners(event);
  },
});
