/** Every state of applying, in five languages, light and dark, small and large: also those that come only after days. */
import { expect, type Page, test } from "@playwright/test";
import { type HrefParams, href, type Search } from "../src/routes/href";
import type { RouteId } from "../src/routes/table";
import { LOCALES, type Locale, SOURCE_LOCALE } from "../src/shared/i18n/locales";
import { expectAccessible, expectNoOverflow, watch } from "./checks";
import { CLOSED, EXPIRED, OPEN, OTHER_WAYS } from "./support/jobs";
import { type StandInSite, startStandInSite } from "./support/standInSite";

interface State {
  readonly route: RouteId;
  readonly params?: object;
  readonly search?: Search;
  readonly status?: number;
  /** What brings the page into the state, once it is there. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** What must be seen by then. */
  readonly shows?: string;
}

const job = (jobId: number) => ({ jobId, slug: `posao-${jobId}` });
const mine = (search: Search): Search => ({ access: "all", ...search });
const details = (application: string): State => ({
  route: "myApplications",
  search: mine({ application }),
  shows: "[role=dialog]",
});

const STATES: Record<string, State> = {
  "the form": { route: "apply", params: job(OPEN), shows: "form" },
  "the form with errors": {
    route: "apply",
    params: job(OPEN),
    act: (page) => page.locator("button[type=submit]").click(),
    shows: "form [data-invalid]",
  },
  "a closed ad": { route: "apply", params: job(CLOSED) },
  "an expired ad": { route: "apply", params: job(EXPIRED) },
  "the employer's own ways": { route: "apply", params: job(OTHER_WAYS), shows: "#other-ways" },
  "the code": {
    route: "applicationVerification",
    search: mine({ application: "pending-code" }),
    shows: "form",
  },
  "a wrong code": {
    route: "applicationVerification",
    search: mine({ application: "pending-code" }),
    act: (page) => page.locator("input[name=code]").fill("99999"),
    shows: "form [data-invalid]",
  },
  "the link of the mail": {
    route: "applicationVerification",
    search: mine({ application: "pending-code", link: "from-the-mail" }),
  },
  "an earlier application": {
    route: "applicationVerification",
    search: mine({ application: "pending-send" }),
    shows: "[role=alertdialog]",
  },
  "a link that opens nothing": {
    route: "applicationVerification",
    search: mine({ application: "nothing" }),
    status: 404,
  },
  "what follows": { route: "applySuccess", params: job(OPEN), search: mine({ application: "forwarded" }) },
  "what was not sent": { route: "applyError", params: job(OPEN), search: { reason: "SERVICE_UNAVAILABLE" } },
  "my applications": { route: "myApplications", search: mine({}), shows: "article" },
  "no applications": { route: "myApplications", search: { access: "nobody" } },
  "an old link": { route: "myApplications", search: { access: "expired" }, status: 401 },
  "one that was seen": details("seen"),
  "one that ended": details("ended"),
  "one without an answer": details("no-feedback"),
  "one that is gone": { ...details("nothing"), status: 404 },
  "one being changed": {
    route: "myApplications",
    search: mine({ application: "seen", change: "yes" }),
    shows: "[role=dialog] form",
  },
};

const ALL_VIEWS = [
  [360, "light"],
  [360, "dark"],
  [1280, "light"],
  [1280, "dark"],
] as const;
const viewsOf = (locale: Locale) =>
  ALL_VIEWS.filter((_, index) => locale === SOURCE_LOCALE || index === 0 || index === 3);

let site: StandInSite;
test.beforeAll(async () => {
  site = await startStandInSite();
});
test.afterAll(() => site.close());

for (const [name, state] of Object.entries(STATES)) {
  for (const locale of LOCALES) {
    test(`${name} in ${locale}`, async ({ page }) => {
      const { complaints } = watch(page);
      const params = (state.params ?? {}) as HrefParams<RouteId>;
      const answer = await page.goto(site.origin + href(state.route, params, locale, state.search), {
        waitUntil: "networkidle",
      });
      expect(answer?.status()).toBe(state.status ?? 200);
      await state.act?.(page);
      if (state.shows) await expect(page.locator(state.shows).first()).toBeVisible();
      for (const [width, colorScheme] of viewsOf(locale)) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        await expectNoOverflow(page);
        await expectAccessible(page);
      }
      // A state that is an answer of the API is reported by the browser as well.
      expect(complaints.filter((text) => !text.startsWith("Failed to load resource"))).toEqual([]);
    });
  }
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  for (const name of ["the form", "my applications", "one that was seen", "what follows"]) {
    test(`${name} can be read`, async ({ page }) => {
      const { route, params, search } = STATES[name] as State;
      await page.goto(site.origin + href(route, (params ?? {}) as HrefParams<RouteId>, "hr", search));
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.getByText("Konobar / konobarica za restoran uz more").first()).toBeVisible();
      if (name === "the form") await expect(page.getByRole("button", { name: "Nastavi" })).toBeDisabled();
      if (name.startsWith("one")) {
        await expect(page.getByRole("list", { name: "Tijek prijave" })).toBeVisible();
        await page.getByRole("link", { name: "Natrag na moje prijave" }).click();
        await expect(page.getByRole("list", { name: "Popis prijava" })).toBeVisible();
      }
    });
  }
});
