/** Every state of applying on the real site, in five languages, light and dark, small and large. */
import { expect, test } from "@playwright/test";
import { type HrefParams, href } from "../src/routes/href";
import type { RouteId } from "../src/routes/table";
import { LOCALES, type Locale, SOURCE_LOCALE } from "../src/shared/i18n/locales";
import { STATES, type State } from "./applyStates";
import { expectAccessible, expectNoOverflow, watch } from "./checks";

const ALL_VIEWS = [
  [360, "light"],
  [360, "dark"],
  [1280, "light"],
  [1280, "dark"],
] as const;
const viewsOf = (locale: Locale) =>
  ALL_VIEWS.filter((_, index) => locale === SOURCE_LOCALE || index === 0 || index === 3);

const addressOf = ({ route, params, search }: State, locale: Locale) =>
  href(route, (params ?? {}) as HrefParams<RouteId>, locale, search);

for (const [name, make] of Object.entries(STATES)) {
  test(name, async ({ page, request }) => {
    test.slow(); // five pages, and what led to them
    const state = await test.step("it comes about", () => make(request));
    const { complaints } = watch(page);
    for (const locale of LOCALES) {
      await test.step(locale, async () => {
        const answer = await page.goto(addressOf(state, locale), { waitUntil: "networkidle" });
        expect(answer?.status()).toBe(state.status ?? 200);
        await state.act?.(page);
        await expect(page.locator(state.shows).first()).toBeVisible();
        for (const [width, colorScheme] of viewsOf(locale)) {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme });
          await expectNoOverflow(page);
          await expectAccessible(page);
        }
      });
    }
    const foreseen = `Failed to load resource: the server responded with a status of ${state.refusal} `;
    expect(complaints.filter((text) => !text.startsWith(foreseen))).toEqual([]);
  });
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  for (const name of ["the form", "my applications", "one that was seen", "what follows"]) {
    test(`${name} can be read`, async ({ page, request }) => {
      const state = await STATES[name]?.(request);
      if (!state) throw new Error(`no state ${name}`);
      await page.goto(addressOf(state, SOURCE_LOCALE));
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.locator(state.shows).first()).toBeVisible();
      if (name === "the form") await expect(page.getByRole("button", { name: "Nastavi" })).toBeDisabled();
      if (name.startsWith("one")) {
        await expect(page.getByRole("list", { name: "Tijek prijave" })).toBeVisible();
        await page.getByRole("link", { name: "Natrag na moje prijave" }).click();
        await expect(page.getByRole("list", { name: "Popis prijava" })).toBeVisible();
      }
    });
  }
});
