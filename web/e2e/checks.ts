/** Checks that every page must pass. */
import { expect, type Page } from "@playwright/test";
import axe from "axe-core";
import { type Locale, SOURCE_LOCALE } from "../src/shared/i18n/locales";

/** Records console errors and warnings, hydration errors included, and every call to the API. */
export function recordProblems(page: Page) {
  const consoleErrors: string[] = [];
  const apiCalls: string[] = [];
  page.on("console", (message) => {
    // The browser itself logs a page's status of 400 and above as an error.
    const isOwnStatus =
      message.location().url === page.url() && message.text().startsWith("Failed to load resource");
    // Logged by Playwright, which keeps the service worker away from these tests.
    const isOfPlaywright = message.text() === "Service Worker registration blocked by Playwright";
    if (["error", "warning"].includes(message.type()) && !isOwnStatus && !isOfPlaywright)
      consoleErrors.push(message.text());
  });
  page.on("pageerror", (error) => consoleErrors.push(error.message));
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/"))
      apiCalls.push(`${request.method()} ${request.url()}`);
  });
  return { consoleErrors, apiCalls };
}

/** No axe violation: WCAG 2.2 A and AA, and best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(page.frames(), "axe checks one document").toHaveLength(1);
  // Once per document: parsing it takes as long as many a check.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    // React Aria's announcer references elements that may already be removed.
    const { violations } = await run({ exclude: "[data-live-announcer]" }, { resultTypes: ["violations"] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`,
    );
  });
  expect(found).toEqual([]);
}

/** The page does not scroll horizontally. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const [content, screen] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth] as const;
  });
  expect(content).toBeLessThanOrEqual(screen);
}

const VIEWS = [
  [360, "light"],
  [360, "dark"],
  [1280, "light"],
  [1280, "dark"],
] as const;

/** Overflow and accessibility: all four views for the source language, for others each width and each theme once. */
export async function expectSoundInEveryView(page: Page, locale: Locale = SOURCE_LOCALE): Promise<void> {
  for (const [width, colorScheme] of locale === SOURCE_LOCALE ? VIEWS : [VIEWS[0], VIEWS[3]]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expectNoOverflow(page);
    await expectAccessible(page);
  }
}

/** Calls that a page made from the browser, without those of the header for whoever is signed in: it reads the last
 * searches and how many notifications are unread. */
export function callsOfPage(apiCalls: readonly string[]): readonly string[] {
  const ofHeader = ["/api/jobs/search-history", "/api/me/notifications/unread"];
  return apiCalls.filter((call) => !ofHeader.some((address) => call.includes(address)));
}
