/** Checks that every page must pass. */
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
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

const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** No axe violation: WCAG 2.2 A and AA, and best practices. */
export async function expectAccessible(page: Page, without: readonly string[] = []): Promise<void> {
  expect(page.frames(), "axe checks one document").toHaveLength(1);
  // Once per document: parsing it takes as long as many a check.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const found = await page.evaluate(
    async (exclude) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      const { violations } = await run({ exclude }, { resultTypes: ["violations"] });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`,
      );
    },
    // React Aria's announcer references elements that may already be removed.
    ["[data-live-announcer]", ...without],
  );
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

const WIDTHS = [360, 1280] as const;
const THEMES = ["light", "dark"] as const;
const IS_THOROUGH = process.env.KARIJERA_THOROUGH === "1";

interface Looked {
  readonly locale?: Locale;
  /** Selectors of what axe leaves out. */
  readonly without?: readonly string[];
}

/** No overflow at each width. axe in each width and theme: for the source language, since another one changes neither
 * structure nor colours, or for every one if `KARIJERA_THOROUGH` is 1. */
export async function expectSoundInEveryView(
  page: Page,
  { locale = SOURCE_LOCALE, without = [] }: Looked = {},
): Promise<void> {
  const withAxe = IS_THOROUGH || locale === SOURCE_LOCALE;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of withAxe ? THEMES : THEMES.slice(0, 1)) {
      await page.emulateMedia({ colorScheme });
      await expectNoOverflow(page);
      if (withAxe) await expectAccessible(page, IS_THOROUGH ? [] : without);
    }
  }
}

/** Calls that a page made from the browser, without those of the header for whoever is signed in: it reads the last
 * searches and how many notifications are unread. */
export function callsOfPage(apiCalls: readonly string[]): readonly string[] {
  const ofHeader = ["/api/jobs/search-history", "/api/me/notifications/unread"];
  return apiCalls.filter((call) => !ofHeader.some((address) => call.includes(address)));
}
