/** The shell of every page: language, theme, menu, focus, reading without JavaScript. */
import { expect, test } from "@playwright/test";
import { href } from "../src/routes/href";
import { findJob } from "./applications";
import { expectAccessible, expectNoOverflow, expectSoundInEveryView, recordProblems } from "./checks";
import { karijera } from "./operator";
import { reload, visit } from "./visit";

test("the language switch opens the same page and saves the language", async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, "/pretraga-poslova?query=kuhar");
  await page.locator("header summary").click();
  await page.locator("header").getByRole("link", { name: "Slovenščina" }).click();
  await expect(page).toHaveURL(/\/sl\/iskanje-zaposlitve\?query=kuhar$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "sl");
  const cookie = (await context.cookies()).find(({ name }) => name === "locale");
  expect(cookie).toMatchObject({ value: "sl", path: "/", sameSite: "Lax" });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
  await page.goto("/");
  await expect(page).toHaveURL(/\/sl$/);
});

test("a link to the Croatian home page is not redirected, even for an English browser", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, locale: "en-GB", javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page).toHaveURL(/\/en$/);
  await page.locator("footer").getByRole("link", { name: "Hrvatski" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "hr");
  await context.close();
});

test("the theme is saved and server-rendered on the next load", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  const { consoleErrors } = recordProblems(page);
  await visit(page, "/");
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
  await page.getByRole("button", { name: "Svijetla ili tamna tema" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await (await page.request.get("/")).text()).toContain('data-theme="dark"');
  await reload(page);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: "Svijetla ili tamna tema" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  expect(consoleErrors).toEqual([]);
});

test("with reduced motion the theme changes without a transition", async ({ page }) => {
  await visit(page, "/");
  const ink = () =>
    page.evaluate(() => {
      const name = document.querySelector("header a span span") as HTMLElement;
      return [getComputedStyle(name).color, document.getAnimations().length] as const;
    });
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await ink()).toEqual(["rgb(232, 238, 238)", 0]);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await ink()).toEqual(["rgb(21, 35, 43)", 0]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 }, storageState: { cookies: [], origins: [] } });

  test("the script is loaded when the page is used, and nothing done before is lost", async ({ page }) => {
    const { consoleErrors } = recordProblems(page);
    const isStarted = () =>
      page.evaluate(() =>
        performance.getEntriesByType("resource").some(({ name }) => /index-.*\.js/.test(name)),
      );
    let letScriptCome = () => {};
    const scriptMayCome = new Promise<void>((resolve) => {
      letScriptCome = resolve;
    });
    await page.route(/index-.*\.js/, async (route) => {
      await scriptMayCome;
      await route.continue();
    });
    await page.goto("/");
    expect(await isStarted()).toBe(false);
    // As screen readers and voice control press it: nothing announces the click.
    await page
      .getByRole("button", { name: "Samo nužni" })
      .evaluate((button) => (button as HTMLElement).click());
    const query = page.getByPlaceholder("Posao, poslodavac ili ključna riječ");
    await query.fill("konobar");
    letScriptCome();
    await expect(page.getByRole("button", { name: "Samo nužni" })).toHaveCount(0);
    expect(await isStarted()).toBe(true);
    await query.press("Enter");
    await expect(page).toHaveURL(/query=konobar/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("konobar");
    expect(consoleErrors).toEqual([]);
  });
});

test("the mobile menu opens, is accessible, and returns the focus", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/");
  const button = page.getByRole("button", { name: "Izbornik" });
  await button.click();
  const menu = page.getByRole("dialog", { name: "Izbornik" });
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await menu.getByRole("link", { name: "Svi poslovi" }).click();
  await expect(page).toHaveURL(/\/poslovi$/);
  await expect(menu).toBeHidden();
});

test("a guest gets to the jobs saved in this browser, from the menu and from the header", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/");
  await page.getByRole("button", { name: "Izbornik" }).click();
  const menu = page.getByRole("dialog", { name: "Izbornik" });
  await menu.getByRole("link", { name: "Spremljeni poslovi" }).click();
  await expect(page).toHaveURL(/\/moj-profil\/spremljeni-poslovi$/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, "/mk");
  await page.locator("header").getByRole("link", { name: "Зачувани огласи" }).click();
  await expect(page).toHaveURL(/\/mk\/moj-profil\/zacuvani-oglasi$/);
});

test("client-side navigation focuses the new heading and changes the title", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, "/");
  await page.locator("header").getByRole("link", { name: "Svi poslovi" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Svi poslovi" })).toBeFocused();
  await expect(page).toHaveTitle(/ · Svi poslovi$/);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/poslovi$/);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Posao koji tražite");
});

test("the first Tab focuses the skip link", async ({ page }) => {
  await visit(page, "/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Prijeđi na sadržaj" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("pages and search work without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: "hr-HR" });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("article").nth(3)).toBeVisible();
  await page.getByRole("searchbox", { name: /Posao, poslodavac/ }).fill("a");
  await page.getByRole("button", { name: "Traži" }).click();
  await expect(page).toHaveURL(/\/pretraga-poslova\?query=a/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("„a”");
  await context.close();
});

test("loads another page of the list", async ({ page }) => {
  await visit(page, "/poslovi");
  const before = await page.getByRole("article").count();
  await page.getByRole("link", { name: "Učitaj još" }).click();
  await expect.poll(() => page.getByRole("article").count()).toBeGreaterThan(before);
});

test("paths of other languages redirect to the canonical address", async ({ request }) => {
  const leads = async (address: string) => {
    const response = await request.get(address, { maxRedirects: 0 });
    return [response.status(), response.headers().location];
  };
  expect(await leads("/mk/poslovi?a=1")).toEqual([308, "/mk/rabotni-mesta?a=1"]);
  expect(await leads("/sl/delovno-mesto/7/kuhar/apply")).toEqual([308, "/sl/delovno-mesto/7/kuhar/prijava"]);
  expect(await leads("/posao/7/kuhar/apply")).toEqual([308, "/posao/7/kuhar/prijava"]);
  expect(await leads("/mk/rabota/7/kuhar/prijava")).toEqual([308, "/mk/rabota/7/kuhar/aplikacija"]);
  expect(await leads("/sl/moj-profil/settings")).toEqual([308, "/sl/moj-profil/nastavitve"]);
  expect(await leads("/jobs?query=100%")).toEqual([308, "/poslovi?query=100%25"]);
});

test("the API reference is readable without anything from elsewhere, small and large, light and dark", async ({
  page,
  baseURL,
}) => {
  const { consoleErrors } = recordProblems(page);
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== baseURL) elsewhere.push(request.url());
  });
  const response = await page.goto("/api/docs");
  expect(response?.status()).toBe(200);
  await expectNoOverflow(page);
  await expectAccessible(page);
  // Hundreds of articles are drawn alike.
  await expectSoundInEveryView(page, { without: ["article ~ article"] });
  const applying = page.getByRole("article", { name: "Apply to job" });
  await applying.getByText("Example").first().click();
  await expect(applying.getByText('"firstName": "Ana"')).toBeVisible();
  await applying.getByRole("link", { name: "409 ALREADY_APPLIED" }).click();
  await expect(page.locator("#error-ALREADY_APPLIED")).toBeInViewport();
  expect(consoleErrors).toEqual([]);
  expect(elsewhere).toEqual([]);
});

test("a page is counted when it is sent, and one that the router opens when it is opened", async ({
  browser,
  baseURL,
  request,
}) => {
  // The test browser calls itself headless, and robots are not counted.
  const userAgent = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36";
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ baseURL, userAgent, viewport, locale: "hr-HR" });
  const page = await context.newPage();
  const posted: (string | null)[] = [];
  page.on("request", (sent) => {
    if (sent.url().endsWith("/api/page-views")) posted.push(sent.postData());
  });
  const { id, slug } = await findJob(request, "vozač");
  const views = () => Number(/total +(\d+)/.exec(karijera("visits", "--job", `${id}`))?.[1]);
  const before = views();
  await visit(page, href("job", { jobId: id, slug }, "hr"));
  expect(posted).toEqual([]);
  await page.getByRole("banner").getByRole("link", { name: "Poslodavci" }).click();
  await expect.poll(() => posted).toEqual([JSON.stringify({ path: href("employers", {}, "hr") })]);
  await expect.poll(views).toBe(before + 1);
  await context.close();
});
