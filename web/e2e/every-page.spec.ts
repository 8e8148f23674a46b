/** Visits every route that has a screen: five languages, light and dark, a small and a large window. */
import { expect } from "@playwright/test";
import { type HrefParams, href } from "../src/routes/href";
import { isBuilt, ROUTE_IDS, type RouteId } from "../src/routes/table";
import { LOCALES } from "../src/shared/i18n/locales";
import { expectAccessible, expectSoundInEveryView, recordProblems } from "./checks";
import { examples } from "./examples";
import { test } from "./sharedPage";
import { visit } from "./visit";

for (const route of ROUTE_IDS.filter(isBuilt)) {
  for (const locale of LOCALES) {
    test(`${route} in ${locale}`, async ({ page, request }) => {
      const example = (await examples(request))[route] ?? { params: {} as HrefParams<RouteId>, status: 200 };
      const { consoleErrors, apiCalls } = recordProblems(page);
      const response = await visit(page, href(route, example.params, locale));
      expect(response?.status()).toBe(example.status);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page.locator("h1")).toHaveCount(1);
      await expectSoundInEveryView(page, { locale });
      expect(consoleErrors).toEqual([]);
      const unexpected = apiCalls.filter((call) => !isExpected(route, call));
      expect(unexpected, "the page came with everything it shows").toEqual([]);
    });
  }
}

/** Visits are counted, and on wide screens a list opens its first job, which a phone does not need. */
function isExpected(route: RouteId, call: string): boolean {
  const opensFirstJob = ["jobs", "jobSearch", "jobsInCategory"].includes(route);
  return (
    call.includes("/api/track-page-visit") || (opensFirstJob && /^GET \S+\/api\/jobs\/\d+\?$/.test(call))
  );
}

test("an unknown address is a 404 page", async ({ page }) => {
  const response = await page.goto("/en/nowhere");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("Page Not Found: /en/nowhere")).toBeVisible();
  await expectAccessible(page);
});
