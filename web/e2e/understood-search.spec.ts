/** A search in everyday words: what was understood, which words were given up, and ads grouped under one. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { href } from "../src/routes/href";
import { LOCALES } from "../src/shared/i18n/locales";
import { expectAccessible, expectNoOverflow, expectSoundInEveryView, recordProblems } from "./checks";
import { karijera } from "./operator";
import { visit } from "./visit";

const DESKTOP = { width: 1280, height: 800 };
/** Wide enough for the filters beside the list. */
const WIDE = { width: 1600, height: 800 };
const PHONE = { width: 360, height: 740 };
const PLACES = ["Split", "Zadar", "Šibenik", "Dubrovnik"];

const results = (query: string) => href("jobSearch", {}, "hr", { query });
const chip = (page: Page, name: string) => page.getByRole("link", { name: `Ukloni filtar: ${name}` });
const cards = (page: Page) => page.locator("main [data-job] article");
const words = (page: Page) => new URL(page.url()).searchParams.getAll("query").join(" ");
const counted = async (page: Page) =>
  Number.parseInt((await page.locator("main h2[aria-live]").innerText()).replaceAll(".", ""), 10);

test("words that mean filters are chips and ticks; removed, they leave the query, and Back restores them", async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  const { consoleErrors } = recordProblems(page);
  await visit(page, results("kuhar na neodređeno split"));
  await expect(chip(page, "Na neodređeno")).toHaveAccessibleDescription("Iz Vaših riječi: „na neodređeno”");
  await expect(chip(page, "Split")).toBeVisible();
  const permanent = page.getByRole("checkbox", { name: /^Na neodređeno/ });
  await expect(permanent).toBeChecked();
  await expectAccessible(page);
  const narrow = await counted(page);
  expect(narrow).toBeGreaterThan(0);

  await chip(page, "Split").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => words(page)).toBe("kuhar na neodređeno");
  await expect.poll(() => counted(page)).toBeGreaterThan(narrow);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(chip(page, "Split")).toHaveCount(0);
  await page.goBack();
  await expect(chip(page, "Split")).toBeVisible();
  await expect.poll(() => counted(page)).toBe(narrow);

  await page.goForward();
  await expect.poll(() => words(page)).toBe("kuhar na neodređeno");
  const seasonal = page.getByRole("checkbox", { name: /^Sezonski posao/ });
  const chosen = () => new URL(page.url()).searchParams.getAll("employment");
  const some = await counted(page);
  await seasonal.check();
  await expect.poll(() => words(page)).toBe("kuhar");
  expect(chosen()).toEqual(["permanent", "seasonal"]);
  await expect(permanent).toBeChecked();
  await expect.poll(() => counted(page)).toBeGreaterThan(some);
  await page.goBack();
  await expect(seasonal).not.toBeChecked();
  await permanent.uncheck();
  await expect.poll(() => words(page)).toBe("kuhar");
  expect(chosen()).toEqual([]);
  await expect(page.getByRole("list", { name: "Odabrani filtri" })).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

test("jobs that lack words stand below, under a heading that says which", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const { consoleErrors } = recordProblems(page);
  await visit(page, results("čistačica u školi"));
  const heading = page.locator("main h2[aria-live]");
  await expect(heading).toContainText(/ sa svim riječima, ispod još \d+ bez neke od njih$/);
  const full = await counted(page);
  const lacking = page.getByRole("region", { name: /„školi”/ });
  await expect(lacking.getByRole("heading", { level: 2 })).toContainText(
    /^Ovi oglasi ne spominju „školi” · \d+/,
  );
  const below = await lacking.locator("article").count();
  expect(await cards(page).count()).toBeGreaterThanOrEqual(full + below);

  const first = lacking.locator("article").first().getByRole("heading").getByRole("link");
  const title = (await first.textContent()) ?? "";
  await first.click();
  await expect(page).toHaveURL(/\/posao\/\d+\/[^/]+\?list=search/);
  const list = page.getByRole("complementary", { name: "Rezultati" });
  await expect(list.locator("[aria-current=true]")).toHaveText(title);
  await expect(list.locator("[aria-current=true]")).toBeInViewport();
  await expect(list.getByRole("heading", { name: /ne spominju „školi”/ })).toBeAttached();
  await expectAccessible(page);
  await page.goBack();
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();

  await page.setViewportSize(PHONE);
  await expect(page.getByRole("paragraph").filter({ hasText: /^\d+ pos.+ sa svim riječima/ })).toBeVisible();
  await expectNoOverflow(page);
  await expectSoundInEveryView(page);
  expect(consoleErrors).toEqual([]);
});

test("ads of one employer with one title stand under the first, unfold, and open like others", async ({
  page,
}) => {
  const name = `hoteli${Date.now()}`;
  publish(name);
  await page.setViewportSize(DESKTOP);
  const { consoleErrors } = recordProblems(page);
  await expect
    .poll(async () => (await (await page.request.get(`/api/jobs/search?query=${name}`)).json()).total)
    .toBe(PLACES.length);
  await visit(page, results(name));
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText("Prikazano 4 od 4")).toBeVisible();
  const group = page.getByRole("button", { name: /^Još 3 oglasa: / });
  await group.focus();
  await page.keyboard.press("Enter");
  await expect(group).toHaveAttribute("aria-expanded", "true");
  await expectAccessible(page);
  const places = page.getByRole("link", { name: /^Slastičar .+, / });
  await expect(places).toHaveCount(3);
  const place = (await places.last().textContent())?.split(",").at(-1)?.trim() ?? "";
  await page.keyboard.press("Tab");
  await expect(places.first()).toBeFocused();
  await places.last().click();
  await expect(page).toHaveURL(/\/posao\/\d+\/[^/]+\?list=search/);
  await expect(page.locator("main").getByText(place, { exact: true }).last()).toBeVisible();
  const list = page.getByRole("complementary", { name: "Rezultati" });
  await expect(list.locator("[aria-current=true]")).toHaveText(new RegExp(`${place}$`));
  await expect(list.locator("[aria-current=true]")).toBeInViewport();
  await page.goBack();
  await expect(group).toHaveAttribute("aria-expanded", "true");
  await expect(places.last()).toBeFocused();

  await page.setViewportSize(PHONE);
  expect((await group.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectNoOverflow(page);
  await expectAccessible(page);
  await places.first().click();
  await expect(page).toHaveURL(/\/posao\/\d+/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Slastičar");
  await page.goBack();
  await expect(places.first()).toBeInViewport();
  expect(consoleErrors).toEqual([]);
  // Other tests count the newest cards.
  await closeAll(page, name);
});

test("what an ambiguous word may mean is a choice by keyboard, in every language", async ({ page }) => {
  const { consoleErrors } = recordProblems(page);
  for (const locale of LOCALES) {
    await visit(page, href("jobSearch", {}, locale, { query: "security" }));
    const readings = page.locator("section[aria-labelledby=readings]");
    await expect(readings.getByRole("heading")).toContainText("security");
    await expect(readings.getByRole("link")).toHaveCount(2);
    await expectSoundInEveryView(page, { locale });
  }
  const guards = page.locator("section[aria-labelledby=readings]").getByRole("link").last();
  const total = Number(/\d+/.exec((await guards.textContent())?.split(":").at(-1) ?? "")?.[0]);
  await guards.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => new URL(page.url()).searchParams.get("positions")).toBe("5414");
  await expect.poll(() => counted(page)).toBe(total);
  await expect(page.locator("section[aria-labelledby=readings]")).toHaveCount(0);
  await page.goBack();
  await expect(guards).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

test("stop words count in quotation marks", async ({ page }) => {
  await visit(page, results('"od kuće"'));
  await expect(page.getByRole("heading", { level: 1, name: "Poslovi za „od kuće”" })).toBeVisible();
  const phrase = await counted(page);
  await visit(page, results('"kuće"'));
  expect(phrase).toBeGreaterThan(0);
  expect(phrase).toBeLessThan(await counted(page));
});

test("a misspelt place beside another word is widened, and its chip takes the typed word away", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await visit(page, results("medicinska sestra zagrab"));
  await expect(page.getByText("Zagreb: nema takvog posla")).toBeVisible();
  await expectAccessible(page);
  await chip(page, "Zagreb").click();
  await expect.poll(() => words(page)).toBe("medicinska sestra");
});

test("an unknown place is named, and all places are a link away", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, href("jobSearch", {}, "hr", { query: "kuhar", locations: "Nigdjezemska" }));
  await expect(page.getByText("Ovo mjesto ne prepoznajemo: Nigdjezemska")).toBeVisible();
  await expect(page.getByText(/Ispod su poslovi iz svih mjesta/)).toBeVisible();
  await expect(page.getByText("Nigdjezemska: nema takvog posla")).toHaveCount(0);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole("link", { name: "Traži svugdje" }).click();
  await expect(page).toHaveURL(results("kuhar"));
  await expect.poll(() => counted(page)).toBeGreaterThan(0);
});

/** One title in several places, by a feed, since the demo site has no such employer. */
function publish(employer: string): void {
  const file = join(mkdtempSync(join(tmpdir(), "groups-")), "feed.xml");
  const jobs = PLACES.map(
    (place, index) =>
      `<job><referencenumber>${employer}-${index}</referencenumber><title>Slastičar / Slastičarka</title>` +
      `<company>${employer}</company><city>${place}</city><url>https://ploca.example/${employer}/${index}</url>` +
      "<description>Tražimo osobu za rad u hotelskoj kuhinji.</description></job>",
  );
  writeFileSync(file, `<source>${jobs.join("")}</source>`);
  karijera("feeds", "add", employer, "--format", "indeed-xml", "--file", file);
  karijera("feeds", "run", employer);
}

async function closeAll(page: Page, employer: string): Promise<void> {
  const { items } = await (await page.request.get(`/api/jobs/search?query=${employer}`)).json();
  const ids: number[] = [items[0], ...items[0].siblings].map(({ id }) => id);
  for (const id of ids) karijera("close-job", String(id), "--reason", "filled");
}
