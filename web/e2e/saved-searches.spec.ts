/** Saved searches on a running site: by an account, by a guest who confirms by mail, and beside the results. */
import { expect, type Page, test } from "@playwright/test";
import { href } from "../src/routes/href";
import { newAddress, register } from "./accounts";
import { expectAccessible, expectNoOverflow, expectSoundInEveryView, recordProblems } from "./checks";
import { linkIn, mailTo } from "./mailbox";
import { reload, visit } from "./visit";

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const NOTIFY = "Obavijesti me o novim poslovima";
const RESULTS = href("jobSearch", {}, "hr", { query: "konobar" });
const LIST = href("notifications", {}, "hr");

const bell = (page: Page) => page.getByRole("button", { name: NOTIFY });
const firstCardTop = async (page: Page) =>
  (await page.locator("main [data-job] article").first().boundingBox())?.y;

/** A choice is shown before it is stored. */
const stored = async (page: Page, choose: Promise<unknown>) =>
  Promise.all([page.waitForResponse((response) => response.request().method() === "PATCH"), choose]);

test("somebody signed in saves a search by keyboard, changes it, removes it and takes that back", async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await register(page.request);
  const { consoleErrors } = recordProblems(page);
  await visit(page, RESULTS);
  const top = await firstCardTop(page);
  await bell(page).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("Uz more");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(bell(page)).toHaveAttribute("aria-pressed", "true");
  await expect(bell(page)).toBeFocused();
  expect(await firstCardTop(page), "no card has moved").toBe(top);

  await page.getByRole("link", { name: "Spremljene pretrage" }).click();
  await expect(page).toHaveURL(LIST);
  const saved = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Uz more" }) });
  await saved.getByRole("combobox", { name: "Koliko često" }).selectOption("weekly");
  await stored(page, saved.getByRole("combobox", { name: "Kojeg dana" }).selectOption("5"));
  await saved.getByRole("button", { name: "Što bi stiglo" }).click();
  await expect(saved.getByRole("status")).toContainText("otvoren");
  await expect(saved.locator("[data-job]").first()).toBeVisible();
  await expectSoundInEveryView(page);
  await page.setViewportSize(DESKTOP);

  await reload(page);
  await expect(saved.getByRole("combobox", { name: "Kojeg dana" })).toHaveValue("5");
  await saved.getByRole("button", { name: "Ukloni pretragu: Uz more" }).click();
  await expect(saved).toHaveCount(0);
  await page.getByRole("button", { name: "Poništi" }).click();
  await expect(saved.getByRole("combobox", { name: "Kojeg dana" })).toHaveValue("5");

  await saved.getByRole("heading").getByRole("link").click();
  await expect(bell(page)).toHaveAttribute("aria-pressed", "true");
  await bell(page).click();
  await expect(bell(page)).toHaveAttribute("aria-pressed", "false");
  await reload(page);
  await expect(bell(page)).toHaveAttribute("aria-pressed", "false");
  expect(consoleErrors).toEqual([]);
});

test("why a job is not mailed is answered for its link", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await register(page.request);
  const search = { query: ["konobar"], locations: ["Split"] };
  const saved = await page.request.post("/api/me/saved-searches", { data: { search } });
  expect(saved.status()).toBe(201);
  const jobOf = async (query: string) =>
    (await (await page.request.get(`/api/jobs/search?query=${query}`)).json()).items[0];
  const driver = await jobOf("voza%C4%8D");
  await visit(page, LIST);
  await page.getByRole("button", { name: /^Zašto/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/nije joj odgovarao nijedan novi posao/)).toBeVisible();
  const link = href("job", { jobId: driver.id, slug: driver.slug }, "en");
  await dialog.getByRole("textbox").fill(new URL(link, page.url()).href);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(driver.title)).toBeVisible();
  await expect(dialog.getByText("U oglasu nema riječi iz pretrage.")).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await dialog.getByRole("textbox").fill("999999999");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Ovaj oglas ne možemo pronaći.")).toBeVisible();
});

test("a guest confirms by pressing a button of the mailed link's page; opening it changes nothing", async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE);
  const email = newAddress();
  await page.goto(RESULTS);
  await bell(page).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "E-mail" }).fill(email);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Pošalji poveznicu" }).click();
  await expect(dialog.getByText("Još samo potvrda")).toBeVisible();

  const link = linkIn(await mailTo(email), href("alerts", {}, "hr"));
  // As programs that check mails do.
  for (const method of ["HEAD", "GET"]) expect((await request.fetch(link, { method })).status()).toBe(200);
  const { apiCalls, consoleErrors } = recordProblems(page);
  await visit(page, link);
  expect(apiCalls.filter((call) => call.includes("saved-search"))).toEqual([]);
  await expectSoundInEveryView(page);
  await page.getByRole("button", { name: /^Potvrdi/ }).click();
  await expect(page).toHaveURL(/\?access=/);
  await expect(page.getByRole("heading", { name: "konobar" })).toBeVisible();
  await expect(page.getByText("Čeka da je potvrdite")).toHaveCount(0);
  await stored(page, page.getByRole("combobox", { name: "Koliko često" }).selectOption("off"));
  await expect(page.getByText("Poruke su isključene.")).toBeVisible();
  const response = await reload(page);
  expect(response?.headers()["cache-control"]).toBe("no-store");
  await expect(page.getByRole("combobox", { name: "Koliko često" })).toHaveValue("off");
  await expectSoundInEveryView(page);

  await page.getByRole("button", { name: "Ukloni pretragu: konobar" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Ukloni pretragu" }).click();
  await expect(page.getByRole("heading", { name: "konobar" })).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

test("without a filter there is nothing to save, and the dialog loads when it is opened", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await visit(page, href("jobSearch", {}, "hr"));
  await expect(bell(page)).toHaveCount(0);
  await visit(page, RESULTS);
  await expectNoOverflow(page);
  const isOfDialog = (url: string) => url.includes("SaveSearchForm");
  expect(scripts.filter(isOfDialog)).toEqual([]);
  await bell(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(scripts.filter(isOfDialog)).not.toEqual([]);
});
