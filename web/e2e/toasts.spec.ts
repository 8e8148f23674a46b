/** Toasts stand where no button is that is needed next. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { href } from "../src/routes/href";
import { register } from "./accounts";
import { findJob } from "./applications";
import { visit } from "./visit";

const FAILURE = {
  status: 503,
  contentType: "application/problem+json",
  body: JSON.stringify({ status: 503, code: "SERVICE_UNAVAILABLE", title: "", message: "", errors: [] }),
};

/** As the page stands, without scrolling: a shown toast and the button have no point in common. */
async function expectUncovered(page: Page, button: Locator): Promise<void> {
  const toast = page
    .getByRole("region", { name: "Poruke stranice" })
    .getByRole("button")
    .first()
    .locator("..");
  await expect(toast).toBeVisible();
  await expect(button).toBeInViewport({ ratio: 1 });
  const [over, under] = [await toast.boundingBox(), await button.boundingBox()];
  if (!over || !under) throw new Error("nothing is drawn");
  const isApart =
    over.x + over.width <= under.x ||
    under.x + under.width <= over.x ||
    over.y + over.height <= under.y ||
    under.y + under.height <= over.y;
  expect(isApart, `${JSON.stringify(over)} covers ${JSON.stringify(under)}`).toBe(true);
}

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height } });

    test("the form to apply can be sent while a failure is shown", async ({ page }) => {
      await register(page.request);
      const job = await findJob(page.request, "kuhar");
      await page.route("**/api/me/meta", (route) => route.fulfill(FAILURE));
      await visit(page, href("apply", { jobId: job.id, slug: job.slug }, "hr"));
      await page.getByRole("button", { name: "Svijetla ili tamna tema" }).first().click();
      const send = page.getByRole("button", { name: "Pošalji prijavu" });
      await send.scrollIntoViewIfNeeded();
      await expectUncovered(page, send);
    });

    test("settings can be changed again, after success and after a failure", async ({ page }) => {
      await register(page.request);
      await visit(page, href("settings", {}, "hr"));
      const part = page.getByRole("region", { name: "Osnovni podaci" });
      const save = part.getByRole("button", { name: "Spremi" });
      await part.getByLabel("Ime", { exact: true }).fill("Iva Marija");
      await save.click();
      await expectUncovered(page, save);
      await page.route("**/api/me/meta", (route) => route.fulfill(FAILURE));
      const theme = page.getByRole("region", { name: "Jezik i izgled" }).getByText("Tamna");
      await theme.click();
      await expect(page.getByText("Tema nije spremljena u Vaš račun")).toBeVisible();
      await expectUncovered(page, theme);
    });

    test("a job is saved from a list, and on the page of saved jobs it can be taken away", async ({
      page,
    }) => {
      await visit(page, href("jobs", {}, "hr"));
      const hearts = page.getByRole("button", { name: /^Spremi posao/ });
      await hearts.first().click();
      await expectUncovered(page, hearts.first());
      await page.getByRole("link", { name: "Vaši spremljeni poslovi" }).click();
      await expect(page.getByRole("article")).toHaveCount(1);
      await page.route("**/api/me/saved-jobs/*", (route) => route.fulfill(FAILURE));
      await hearts.first().click();
      await expectUncovered(page, hearts.first());
    });
  });
}
