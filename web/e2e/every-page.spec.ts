/** Walks every address that has a screen: five languages, light and dark, a small and a large window. */
import { expect, test } from "@playwright/test";
import { type HrefParams, href } from "../src/routes/href";
import { isBuilt, ROUTE_IDS, type RouteId } from "../src/routes/table";
import { LOCALES, type Locale, SOURCE_LOCALE } from "../src/shared/i18n/locales";
import { expectAccessible, expectNoOverflow, watch } from "./checks";
import { examples } from "./examples";

/** All four for the source language; for the others each width and each theme once, which is where languages differ. */
const ALL_VIEWS = [
  [360, "light"],
  [360, "dark"],
  [1280, "light"],
  [1280, "dark"],
] as const;
const viewsOf = (locale: Locale) =>
  ALL_VIEWS.filter((_, index) => locale === SOURCE_LOCALE || index === 0 || index === 3);

for (const route of ROUTE_IDS.filter(isBuilt)) {
  for (const locale of LOCALES) {
    test(`${route} in ${locale}`, async ({ page, request }) => {
      const example = (await examples(request))[route] ?? { params: {} as HrefParams<RouteId>, status: 200 };
      const { complaints, calls } = watch(page);
      const answer = await page.goto(href(route, example.params, locale), { waitUntil: "networkidle" });
      expect(answer?.status()).toBe(example.status);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page.locator("h1")).toHaveCount(1);
      for (const [width, colorScheme] of viewsOf(locale)) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        await expectNoOverflow(page);
        await expectAccessible(page);
      }
      expect(complaints).toEqual([]);
      const asked = calls.filter((call) => !call.includes("/api/track-page-visit"));
      expect(asked, "the page came with everything it shows").toEqual([]);
    });
  }
}

test("an address that names nothing is a 404 page", async ({ page }) => {
  const answer = await page.goto("/en/nowhere");
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("Page Not Found: /en/nowhere")).toBeVisible();
  await expectAccessible(page);
});
