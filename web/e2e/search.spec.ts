/** Job search on a running site: by keyboard, on a phone, without JavaScript, and with Back. */
import { expect, type Page, test } from "@playwright/test";
import { href } from "../src/routes/href";
import { isExternal, type Job } from "./applications";
import { expectAccessible, expectNoOverflow, recordProblems } from "./checks";
import { reload, visit } from "./visit";

const DESKTOP = { width: 1280, height: 800 };
/** Wide enough for filters, list and job side by side. */
const WIDE = { width: 1600, height: 800 };
/** One column of cards, without a job beside them. */
const TABLET = { width: 900, height: 800 };
const PHONE = { width: 360, height: 740 };
const WHAT = "Posao, poslodavac ili ključna riječ";

const numberIn = (text: string | null) => Number(text?.replace(/\D/g, ""));

/** The number of results that the page states. */
async function counted(page: Page): Promise<number> {
  const text = await page.locator("main h2[aria-live]").textContent();
  return numberIn(text);
}

const cards = (page: Page) => page.locator("main [data-job] article");
const loadMore = (page: Page) => page.getByRole("link", { name: "Učitaj još" });
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Expects at least `count` jobs: near the end of the list further pages are loaded, so it may have grown past that. */
const expectAtLeast = (count: number, page: Page) =>
  expect.poll(() => page.locator("main [data-job]").count()).toBeGreaterThanOrEqual(count);

test("by keyboard alone: accepts a suggested place, searches, opens a job", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const { consoleErrors } = recordProblems(page);
  await visit(page, "/");
  const what = page.getByRole("combobox", { name: WHAT });
  await what.focus();
  await page.keyboard.type("kuhar");
  // Recent and popular searches are listed until the suggestions arrive.
  await page.getByRole("option", { name: /kuhar/i }).first().waitFor();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expectAccessible(page);
  const where = page.getByRole("combobox", { name: "Gdje?" });
  await where.focus();
  await page.keyboard.type("makar");
  await page.getByRole("option", { name: /Makarska/ }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(where).toHaveValue("Makarska");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/pretraga-poslova\?query=kuhar&locations=\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => counted(page)).toBeGreaterThan(0);
  await cards(page).first().getByRole("heading").getByRole("link").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/posao\/\d+\/[^/]+\?list=search&query=kuhar/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(cards(page).first().getByRole("heading").getByRole("link")).toBeFocused();
  expect(consoleErrors).toEqual([]);
});

test("filters narrow the list and show counts, and Back removes them", async ({ page }) => {
  await page.setViewportSize(WIDE);
  await visit(page, "/pretraga-poslova");
  const all = await counted(page);
  const seasonal = page.getByRole("checkbox", { name: /^Sezonski posao/ });
  const promised = numberIn(await seasonal.locator("xpath=ancestor::label").textContent());
  await seasonal.check();
  await expect(page).toHaveURL(/\?employment=seasonal$/);
  await expect.poll(() => counted(page)).toBe(promised);
  expect(promised).toBeLessThan(all);
  await expectAccessible(page);
  await page.getByRole("combobox", { name: "Poredaj" }).selectOption("newest");
  await expect(page).toHaveURL(/\?employment=seasonal&sort=newest$/);
  await page.goBack();
  await page.goBack();
  await expect(seasonal).not.toBeChecked();
  await expect.poll(() => counted(page)).toBe(all);
  await page.goForward();
  await page.getByRole("link", { name: "Ukloni filtar: Sezonski posao" }).press("Enter");
  await expect(page).toHaveURL(/\/pretraga-poslova$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const what = page.getByRole("combobox", { name: WHAT });
  await what.fill("konobar");
  await what.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Poslovi za „konobar”" })).toBeFocused();
});

test("the first filter on another list opens the search page and keeps scroll and focus of the filters", async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await visit(page, "/poslovi");
  const rail = page.getByRole("complementary", { name: "Filtri" });
  const remote = page.getByRole("checkbox", { name: /^Rad na daljinu/ });
  await remote.scrollIntoViewIfNeeded();
  const top = await rail.evaluate((element) => element.scrollTop);
  expect(top).toBeGreaterThan(100);
  await remote.check();
  await expect(page).toHaveURL(/\/pretraga-poslova\?workMode=remote$/);
  await expect(remote).toBeFocused();
  await expect(remote).toBeInViewport();
});

test("on a phone the filter sheet is full-screen and shows a live count", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { consoleErrors } = recordProblems(page);
  await visit(page, "/pretraga-poslova");
  const button = page.getByRole("button", { name: "Filtri" });
  await button.click();
  const sheet = page.getByRole("dialog", { name: "Filtri" });
  await expect(sheet).toBeVisible();
  expect(await sheet.boundingBox()).toMatchObject({ x: 0, width: PHONE.width });
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await visit(page, "/");
  // The page is used, so that its script runs and the link opens the list without loading the document anew.
  await page.mouse.wheel(0, 1);
  await page.getByRole("combobox", { name: WHAT }).waitFor();
  await page.getByRole("link", { name: /^Svi otvoreni poslovi/ }).click();
  await expect(page).toHaveURL(/\/poslovi$/);
  await button.click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/poslovi$/);
  await button.click();
  const before = await sheet.getByRole("button", { name: /^Prikaži/ }).textContent();
  await sheet.getByRole("checkbox", { name: /^Sezonski posao/ }).check();
  const show = sheet.getByRole("button", { name: /^Prikaži/ });
  await expect(show).not.toHaveText(before ?? "");
  const promised = numberIn(await show.textContent());
  await show.click();
  await expect(page).toHaveURL(/\?employment=seasonal$/);
  await expect.poll(() => counted(page)).toBe(promised);
  await expectNoOverflow(page);
  await expectAccessible(page);
  expect(consoleErrors).toEqual([]);
});

test("infinite scrolling updates the page number in the URL, and Back returns to the same job", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await visit(page, "/poslovi");
  // Twenty of the first page, some of them grouped under others, and the paid ads above them.
  await expectAtLeast(20, page);
  for (const count of [40, 60]) {
    await loadMore(page).scrollIntoViewIfNeeded();
    await expectAtLeast(count, page);
  }
  const card = cards(page).nth(45);
  await card.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await expect(page).toHaveURL(/\/poslovi\?page=3$/);
  expect(await scrollTop(page)).toBeGreaterThan(5_000);
  const place = async () => (await card.boundingBox())?.y ?? Number.NaN;
  const left = await place();
  // Half a second near the end loads another page; while it is on its way the link says so instead.
  await expect(loadMore(page)).toBeVisible();
  const loaded = await cards(page).count();
  await card.getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/posao\/\d+/);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(cards(page)).toHaveCount(loaded);
  await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThan(8);
  await expect(card).toContainText("Pogledano");
});

test("the estimate on a wide card leads to its calculation, and is left to the page elsewhere", async ({
  page,
}) => {
  await page.setViewportSize(TABLET);
  await visit(page, "/pretraga-poslova?locations=HR&query=kuhar");
  const estimate = cards(page).getByRole("link", { name: /^procjena: .+ (neto|bruto)$/ });
  await expectAccessible(page);
  await estimate.first().click();
  await expect(page).toHaveURL(/\/kalkulator\/izracun-place\?amount=\d+/);
  await page.goBack();
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expect(cards(page).first()).toBeVisible();
    await expect(estimate).toHaveCount(0);
  }
});

test("on a wide screen jobs open in the split view, each with its own URL", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const { consoleErrors } = recordProblems(page);
  await visit(page, "/pretraga-poslova?employment=seasonal");
  const link = (at: number) => cards(page).nth(at).getByRole("heading").getByRole("link");
  const third = (await link(2).textContent()) ?? "";
  await link(2).click();
  await expect(page).toHaveURL(/\/posao\/\d+\/[^/]+\?list=search&employment=seasonal$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(third);
  const list = page.getByRole("complementary", { name: "Rezultati" });
  await expect(list.locator("[aria-current=true]")).toHaveText(third);
  await expect(list.locator("[aria-current=true]")).toBeInViewport();
  await expectAccessible(page);
  await list.getByRole("article").nth(3).getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(third);
  await reload(page);
  await expect(list.locator("[aria-current=true]")).toBeInViewport();
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/posao\/\d+\/[^/?]+$/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/pretraga-poslova\?employment=seasonal$/);
  // On a phone the same address shows only the job, with a link back.
  await page.goForward();
  await page.setViewportSize(PHONE);
  await expect(list).toBeHidden();
  await page.getByRole("link", { name: "Natrag na rezultate" }).click();
  await expect(page).toHaveURL(/\/pretraga-poslova\?employment=seasonal$/);
  expect(consoleErrors).toEqual([]);
});

for (const address of ["/poslovi", "/en/job-search", "/mk/prebaruvanje-rabota", "/sl/iskanje-zaposlitve"]) {
  test(`five cards and the first ad fit on a laptop's screen: ${address}`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    const { consoleErrors } = recordProblems(page);
    await visit(page, address);
    const pane = page.locator("main aside article");
    await expect(pane).toBeVisible();
    const visible = await cards(page).evaluateAll(
      (all) =>
        all.filter((card) => {
          const { top, bottom } = card.getBoundingClientRect();
          return top >= 64 && bottom <= window.innerHeight;
        }).length,
    );
    expect(visible).toBeGreaterThanOrEqual(5);
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    expect(await page.evaluate(() => [history.length, document.activeElement?.tagName])).toEqual([2, "BODY"]);
    const title = (await pane.getByRole("heading", { level: 2 }).first().textContent()) ?? "";
    await expect(page.locator("main [aria-current=true]")).toHaveText(title);
    const apply = pane
      .locator("a")
      .filter({
        hasText: /^(Prijavite se|Kako se prijavit|Аплицирајте|Како да аплицирате|Apply|How to apply)/,
      })
      .first();
    await page.locator("main aside:has(article)").evaluate((element) => element.scrollTo(0, 2000));
    await expect(apply).toBeInViewport();
    await expectAccessible(page);
    await expectNoOverflow(page);
    expect(consoleErrors).toEqual([]);
  });
}

test("the employer's name leads to its profile, which lists its ads and leads to a search of them", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await visit(page, "/pretraga-poslova?query=konobar");
  await cards(page).first().getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/posao\//);
  const employer = page.getByRole("link", { name: /profil poslodavca$/ });
  const name = (await employer.textContent()) ?? "";
  await employer.click();
  await expect(page).toHaveURL(/\/poslodavac\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(cards(page).first()).toBeVisible();
  for (const card of await cards(page).all()) await expect(card).toContainText(name);
  await page.getByRole("link", { name: "Pretražite poslove ovog poslodavca" }).click();
  await expect(page).toHaveURL(/\/pretraga-poslova\?employer=\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Poslovi: ${name}`);
  for (const card of await cards(page).all()) await expect(card).toContainText(name);
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "by keyboard" : "without JavaScript";
  test(`employers are found by name, sector and letter ${how}`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled, locale: "hr-HR", viewport: PHONE });
    const page = await context.newPage();
    await (javaScriptEnabled ? visit(page, "/poslodavci") : page.goto("/poslodavci"));
    const employers = page.locator("main article");
    await expect(employers).toHaveCount(24);
    await page.getByRole("searchbox", { name: "Naziv poslodavca" }).fill("hot");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/poslodavci\?query=hot(&sector=)?$/);
    await expect(employers.first()).toContainText("Hotel");
    await page.getByRole("combobox", { name: "Djelatnost" }).selectOption("24");
    await page.getByRole("searchbox", { name: "Naziv poslodavca" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/poslodavci\?query=hot&sector=24$/);
    const letters = page.getByRole("navigation", { name: "Poslodavci po početnom slovu" });
    const chosen = letters.locator("[aria-current=true]");
    await letters.getByRole("link", { name: "H", exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/poslodavci\?query=hot&letter=H&sector=24$/);
    await expect(chosen).toHaveText("H");
    for (const card of await employers.all()) await expect(card.getByRole("link")).toHaveText(/^H/);
    const name = (await employers.first().getByRole("link").textContent()) ?? "";
    await employers.first().getByRole("link").focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(cards(page).first()).toContainText(name);
    await context.close();
  });
}

test("an employer with a logo shows it on its card, its profile and its jobs", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await visit(page, "/poslodavci?query=oblakodar");
  const isDrawn = () =>
    page
      .locator("main img[src^='/logos/']")
      .evaluateAll((images) => images.map((each) => (each as HTMLImageElement).naturalWidth));
  await expect.poll(isDrawn).toEqual([256]);
  await page.locator("main article").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: /^Oblakodar/ })).toBeVisible();
  // On the profile, and on the cards of its jobs.
  await expect.poll(async () => (await isDrawn()).length).toBeGreaterThan(1);
  await expect.poll(async () => [...new Set(await isDrawn())]).toEqual([256]);
  await expectAccessible(page);
});

test("the link back to the results scrolls to the job that was open", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, "/pretraga-poslova?employment=permanent");
  await loadMore(page).scrollIntoViewIfNeeded();
  await expectAtLeast(40, page);
  const link = cards(page).nth(30).getByRole("heading").getByRole("link");
  await link.click();
  await expect(page).toHaveURL(/list=search/);
  await page.getByRole("link", { name: "Natrag na rezultate" }).first().click();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test("without results in the place, wider areas are searched step by step", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, "/pretraga-poslova?query=konobar&locations=Rab");
  const steps = page.getByRole("list", { name: "Gdje smo tražili" });
  await expect(steps.getByRole("listitem").first()).toContainText("Rab");
  const found = steps.getByRole("link");
  const promised = numberIn(await found.textContent());
  await expectAccessible(page);
  await found.click();
  await expect.poll(() => counted(page)).toBe(promised);
});

test("there is no layout shift during hydration and infinite scrolling", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await visit(page, "/pretraga-poslova");
  await page.getByRole("combobox", { name: WHAT }).waitFor();
  await loadMore(page).scrollIntoViewIfNeeded();
  await expectAtLeast(40, page);
  const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
});

test("a job is saved for this browser and stays saved after a reload", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, "/pretraga-poslova?query=kuhar");
  const heart = cards(page)
    .first()
    .getByRole("button", { name: /^Spremi posao/ });
  const saved = page.waitForResponse((response) => response.url().includes("/api/me/saved-jobs/"));
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  expect((await saved).status()).toBe(204);
  await reload(page);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
});

test("a search is stored in the history, offered again, and deleted on request", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, "/");
  await page.getByRole("button", { name: "Postavke kolačića" }).click();
  const token = page.waitForResponse((response) => response.url().endsWith("/api/me/token"));
  await page.getByRole("button", { name: "Prihvati sve" }).click();
  await token;
  const what = page.getByRole("combobox", { name: WHAT });
  const remembered = page.waitForResponse(
    (response) => response.url().includes("/search-history") && response.request().method() === "POST",
  );
  await what.fill("kuhar");
  await what.press("Enter");
  await expect(page).toHaveURL(/query=kuhar$/);
  expect((await remembered).status()).toBe(204);
  await visit(page, "/");
  await what.click();
  await page.getByRole("option", { name: "kuhar", exact: true }).click();
  await expect(page).toHaveURL(/\/pretraga-poslova\?query=kuhar$/);
  await visit(page, "/");
  await what.click();
  await page.getByRole("option", { name: "Obriši nedavne pretrage" }).click();
  await expect(page.getByRole("option", { name: "Obriši nedavne pretrage" })).toHaveCount(0);
});

test("what was searched for is recommended, with the reason, to whoever allows it", async ({
  page,
  context,
  baseURL,
}) => {
  await visit(page, href("jobsForYou", {}, "hr"));
  await expect(page.getByText("Još nema poslova za Vas")).toBeVisible();
  await context.addCookies([{ name: "cookie-choice", value: "all", url: baseURL ?? "" }]);
  await context.request.get("/api/me/token");
  await context.request.post("/api/jobs/search-history?query=konobar");
  await visit(page, href("home", {}, "hr"));
  const block = page.getByRole("region", { name: "Poslovi za Vas" });
  await expect(block.getByText("Tražili ste: konobar").first()).toBeVisible();
  const titles = await page.getByRole("heading", { level: 2 }).allTextContents();
  expect(titles.indexOf("Poslovi za Vas")).toBeLessThan(titles.indexOf("Ekskluzivni poslovi tjedna"));
  await block.getByRole("link", { name: /^Svi poslovi za Vas/ }).click();
  await expect(page).toHaveURL(/\/poslovi-za-vas$/);
  await expect(page.getByRole("heading", { level: 1, name: "Poslovi za Vas" })).toBeVisible();
  await expectAccessible(page);
});

test("a printed ad has its address and no controls", async ({ page, request }) => {
  const { items } = await (await request.get("/api/jobs/search?applicationType=phone")).json();
  const { id: jobId, slug } = items[0];
  const path = href("job", { jobId, slug }, "hr");
  await visit(page, path);
  const address = page.getByText(`Oglas na internetu: ${new URL(path, page.url())}`);
  await expect(address).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(address).toBeVisible();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("main").locator('a[href^="tel:"]').first()).toBeVisible();
});

test("a category has a URL in every language, and slugs of other languages redirect to it", async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, "/poslovi/turizam-i-ugostiteljstvo?page=2");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /ugostiteljstvo(\?page=2)?$/);
  await page.locator("header summary").click();
  await page.locator("header").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/en\/jobs\/tourism-and-hospitality/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tourism and hospitality");
  await page.goto("/mk/rabotni-mesta/tourism-and-hospitality");
  await expect(page).toHaveURL(/\/mk\/rabotni-mesta\/turizam-i-ugostitelstvo$/);
  expect((await page.request.get("/poslovi/nema-takve-kategorije")).status()).toBe(404);
});

test("a filtered list is noindex, in production too", async ({ request }) => {
  expect(await (await request.get("/pretraga-poslova?query=kuhar")).text()).toContain(
    '<meta name="robots" content="noindex"/>',
  );
});

test("a job's page names a picture of the job for shared links", async ({ request }) => {
  const { items } = await (await request.get("/api/jobs/search")).json();
  const html = await (await request.get(`/mk/rabota/${items[0].id}/${items[0].slug}`)).text();
  const [, address = ""] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
  const picture = await request.get(address);
  expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/png"]);
});

test("the countdown opens the employer's page after five seconds, unless cancelled", async ({ page }) => {
  const { items } = await (await page.request.get("/api/jobs/search?applicationType=external-link")).json();
  const job = await (await page.request.get(`/api/jobs/${items[0].id}`)).json();
  const target = job.applicationWays.find(({ type }: { type: string }) => type === "external-link").target;
  await page.route(
    (url) => url.href.startsWith(new URL(target).origin),
    (route) => route.fulfill({ contentType: "text/html", body: "<h1>The employer</h1>" }),
  );
  await page.clock.install();
  await visit(page, `/posao/${job.id}/${job.slug}/apply-external`);
  // From here on the test controls the clock.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("link", { name: /^Nastavi na/ }).click();
  await expect(page.getByRole("timer")).toContainText("5 sekundi");
  await page.getByRole("link", { name: "Ostani ovdje" }).click();
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL(new RegExp(`/posao/${job.id}/${job.slug}$`));
  await page.goBack();
  await expect(page.getByRole("timer")).toBeVisible();
  await page.clock.runFor(6_000);
  await expect(page.getByRole("heading", { name: "The employer" })).toBeVisible();
});

test("a job without an external way answers its external pages with 404, and says how to apply", async ({
  page,
}) => {
  const { items } = await (await page.request.get("/api/jobs/search?applicationType=quick")).json();
  const job = items.find((each: Job) => !isExternal(each));
  const address = `/posao/${job.id}/${job.slug}`;
  for (const way of ["apply-external", "apply-external-countdown", "apply-external-form"]) {
    expect((await page.goto(`${address}/${way}`))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Poveznica za prijavu nije pronađena");
  }
  await page.getByRole("link", { name: "Načini prijave" }).click();
  await expect(page).toHaveURL(new RegExp(`${address}/prijava$`));
});

test("search, filters and pagination work without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    locale: "hr-HR",
    viewport: PHONE,
  });
  const page = await context.newPage();
  await page.goto("/");
  await page.getByRole("searchbox", { name: WHAT }).fill("konobar");
  await page.getByRole("button", { name: "Traži" }).click();
  await expect(page).toHaveURL(/\/pretraga-poslova\?query=konobar&locations=$/);
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole("link", { name: "Filtri" }).click();
  const form = page.getByRole("form", { name: "Filtri" });
  await form.getByRole("checkbox", { name: /^Sezonski posao/ }).check();
  await form.getByRole("button", { name: "Primijeni" }).click();
  await expect(page).toHaveURL(/query=konobar.*employment=seasonal/);
  await page.goto("/poslovi");
  const first = (await cards(page).first().textContent()) ?? "";
  await loadMore(page).click();
  await expect(page).toHaveURL(/\/poslovi\?page=2$/);
  await expect(cards(page).first()).not.toHaveText(first);
  await page.getByRole("link", { name: "Stranica 3" }).click();
  await expect(page).toHaveURL(/\/poslovi\?page=3$/);
  await context.close();
});
