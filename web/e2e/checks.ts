/** What every page must stand up to, whatever it shows. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Collects what the page complains about, hydration errors among it, and every call it makes to the API. */
export function watch(page: Page) {
  const complaints: string[] = [];
  const calls: string[] = [];
  page.on("console", (message) => {
    // The browser itself reports a page's status of 400 and above as an error.
    const ownStatus =
      message.location().url === page.url() && message.text().startsWith("Failed to load resource");
    if (["error", "warning"].includes(message.type()) && !ownStatus) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/"))
      calls.push(`${request.method()} ${request.url()}`);
  });
  return { complaints, calls };
}

/** No finding of axe at all: WCAG 2.2 A and AA, and its best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // React Aria's announcer names its passing messages by elements that may be gone a moment later.
    .exclude("[data-live-announcer]")
    // Only what is wrong is told in full, and nothing is put together on a page of its own: there are no frames.
    .options({ resultTypes: ["violations"] })
    .setLegacyMode()
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`,
  );
  expect(found).toEqual([]);
}

/** The page is never wider than the screen. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const [content, screen] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth] as const;
  });
  expect(content).toBeLessThanOrEqual(screen);
}
