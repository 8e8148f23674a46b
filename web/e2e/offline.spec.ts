/** Page that the browser shows without a connection, with the jobs that were saved in it. */
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { href } from "../src/routes/href";
import type { Locale } from "../src/shared/i18n/locales";
import { register } from "./accounts";
import { findJob } from "./applications";
import { expectAccessible } from "./checks";
import { openWithWorker } from "./serviceWorker";
import { visit } from "./visit";

test.use({ serviceWorkers: "allow" });

const NO_CONNECTION: Record<Locale, string> = {
  hr: "Nema veze s internetom",
  en: "No internet connection",
  sl: "Ni povezave z internetom",
  bs: "Nema veze s internetom",
  mk: "Нема врска со интернет",
};

/** The heart says so at once; the device follows when the server has answered. */
async function expectOnDevice(page: Page, count: number) {
  const counted = () => page.evaluate(async () => (await (await caches.open("saved-jobs")).keys()).length);
  await expect.poll(counted).toBe(count);
}

async function expectSaved(context: BrowserContext, page: Page, titles: string[], address = "/poslovi") {
  await context.setOffline(true);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(titles);
  await context.setOffline(false);
}

test("a saved job stands on the page without a connection until it is removed", async ({ context, page }) => {
  const job = await findJob(page.request, "kuhar");
  const address = href("job", { jobId: job.id, slug: job.slug }, "hr");
  await openWithWorker(page, address);
  const heart = page.getByRole("button", { name: `Spremi posao: ${job.title}` }).first();
  await heart.click();
  await expect(page.getByText("Spremljeno", { exact: false }).first()).toBeVisible();
  await expectOnDevice(page, 1);
  await context.setOffline(true);
  for (const locale of Object.keys(NO_CONNECTION) as Locale[]) {
    await page.goto(href("jobs", {}, locale));
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(NO_CONNECTION[locale]);
    const saved = page.getByRole("listitem");
    await expect(saved.getByRole("link", { name: job.title })).toHaveAttribute("href", address);
    await expect(saved).toContainText(/20\d\d/);
    await expectAccessible(page);
  }
  await context.setOffline(false);
  await page.getByRole("link", { name: "Обидете се повторно" }).click();
  await expect(page).toHaveTitle(/Karijera/);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(NO_CONNECTION.mk);
  await page.goto(address);
  await page.mouse.move(20, 20);
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await expectOnDevice(page, 0);
  await expectSaved(context, page, []);
});

test("on a shared computer nothing of an account stays after sign-out, nor when its session has ended", async ({
  context,
  page,
}) => {
  const job = await findJob(page.request, "konobar");
  const address = href("job", { jobId: job.id, slug: job.slug }, "hr");
  const save = async () => {
    await register(page.request);
    await openWithWorker(page, address);
    await page
      .getByRole("button", { name: `Spremi posao: ${job.title}` })
      .first()
      .click();
    await expectOnDevice(page, 1);
    await expectSaved(context, page, [job.title]);
  };
  await save();
  await page.goto(href("logout", {}, "hr"));
  await page.getByRole("main").getByRole("button").first().click();
  await expect(page).toHaveURL(/\/$/);
  await expectSaved(context, page, []);

  await save();
  await context.clearCookies({ name: "token" });
  await page.goto(href("login", {}, "hr"));
  await expectOnDevice(page, 0);
});

test("pages, files and responses of the API are not kept", async ({ page }) => {
  await openWithWorker(page, "/");
  await visit(page, "/moj-profil/spremljeni-poslovi");
  const kept = await page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.sort()).toEqual(["bs", "en", "hr", "mk", "sl"].map((locale) => `/offline/${locale}`));
});

test.describe("in another language", () => {
  test.use({ locale: "en-US" });

  test("a worker asks for a page as a browser does, which is redirected to the visitor's language", async ({
    page,
  }) => {
    await openWithWorker(page, "/poslovi");
    const response = await page.goto("/");
    expect(response?.fromServiceWorker()).toBe(true);
    await expect(page).toHaveURL(/\/en$/);
  });
});
