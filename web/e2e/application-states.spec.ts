/** Every state of an application on the running site, in five languages, light and dark, small and large. */
import { expect, test } from "@playwright/test";
import { type HrefParams, href } from "../src/routes/href";
import type { RouteId } from "../src/routes/table";
import { LOCALES, type Locale, SOURCE_LOCALE } from "../src/shared/i18n/locales";
import { STATES, type State } from "./applicationStates";
import { expectSoundInEveryView, recordProblems } from "./checks";
import { visit } from "./visit";

const addressOf = ({ route, params, search }: State, locale: Locale) =>
  href(route, (params ?? {}) as HrefParams<RouteId>, locale, search);

for (const [name, setup] of Object.entries(STATES)) {
  test(name, async ({ page, request }) => {
    test.slow(); // five pages, and the setup of the state
    const state = await test.step("set up the state", () => setup(request));
    const { consoleErrors } = recordProblems(page);
    for (const locale of LOCALES) {
      await test.step(locale, async () => {
        const response = await visit(page, addressOf(state, locale));
        expect(response?.status()).toBe(state.status ?? 200);
        await state.act?.(page);
        await expect(page.locator(state.shows).first()).toBeVisible();
        await expectSoundInEveryView(page, { locale });
      });
    }
    const expected = `Failed to load resource: the server responded with a status of ${state.refusal} `;
    expect(consoleErrors.filter((text) => !text.startsWith(expected))).toEqual([]);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  for (const name of ["the form", "my applications", "one that was seen", "what follows"]) {
    test(`${name} is readable`, async ({ page, request }) => {
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
