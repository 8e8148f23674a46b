/** Six pages look as they were recorded: three widths, light and dark. `npm run golden:record` records them anew. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { href } from "../src/routes/href";
import { findJob } from "./applications";
import { type Colours, type Layout, layoutDifferences, measureColours, measureLayout } from "./layout";
import { visit } from "./visit";

const FOLDER = new URL("golden/", import.meta.url);
const WIDTHS = [360, 672, 1280] as const;
const THEMES = ["light", "dark"] as const;

/** A page's layout by width, and its colours by theme. */
interface Golden {
  readonly layouts: Record<string, Layout>;
  readonly colours: Record<string, Colours>;
}

/** An ad that other tests leave alone. */
const sample = (request: APIRequestContext) => findJob(request, "guest relations manager");

const PAGES: Readonly<Record<string, (request: APIRequestContext) => Promise<string>>> = {
  home: async () => href("home", {}, "hr"),
  list: async () => href("jobSearch", {}, "hr", { query: "kuhar" }),
  job: async (request) => {
    const { id, slug } = await sample(request);
    return href("job", { jobId: id, slug }, "hr");
  },
  advice: async (request) => {
    const [article] = (await (await request.get("/api/advice")).json()).items;
    return href("advice", { adviceId: article.id, slug: article.slug }, "hr");
  },
  calculator: async () => href("calculatorSalary", {}, "hr"),
  employer: async (request) => {
    const { employer } = await sample(request);
    return href("employer", { employerId: employer.id }, "hr");
  },
};

for (const [name, addressOf] of Object.entries(PAGES)) {
  test(`${name} looks as recorded`, async ({ page, request }) => {
    const address = await addressOf(request);
    const measured: Golden = { layouts: {}, colours: {} };
    // As it is sent: what the script adds, and when, depends on the machine.
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      measured.layouts[width] = await measureLayout(page);
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme });
        measured.colours[theme] = await measureColours(page);
        if (process.env.E2E_SCREENSHOTS)
          await expect(page).toHaveScreenshot(`${name}-${width}-${theme}.png`, {
            fullPage: true,
            mask: [page.locator("time")],
          });
      }
    }
    const golden = recorded(name, measured);
    for (const width of WIDTHS) {
      const differences = layoutDifferences(measured.layouts[width] ?? {}, golden.layouts[width] ?? {});
      expect.soft(differences, `${width} pixels`).toEqual([]);
    }
    expect(measured.colours).toEqual(golden.colours);
    expect(golden.colours.light).not.toEqual(golden.colours.dark);
  });
}

test("a part that has moved or gone is noticed", async ({ page }) => {
  await page.setViewportSize({ width: 672, height: 800 });
  await visit(page, href("calculatorSalary", {}, "hr"));
  const before = await measureLayout(page);
  await page.locator("main h1").evaluate((heading) => heading.style.setProperty("margin-left", "8px"));
  expect(layoutDifferences(await measureLayout(page), before)).toContain(
    `left of heading 1: ${(before["heading 1"]?.left ?? 0) + 8} instead of ${before["heading 1"]?.left}`,
  );
  await page.locator("main h1").evaluate((heading) => heading.remove());
  expect(layoutDifferences(await measureLayout(page), before).join()).toContain("is gone");
});

function recorded(name: string, measured: Golden): Golden {
  const file = new URL(`${name}.json`, FOLDER);
  if (process.env.E2E_RECORD_GOLDEN) {
    mkdirSync(FOLDER, { recursive: true });
    // A line for each element.
    const text = JSON.stringify(measured, null, 1).replace(
      /([[{])\s+([^[\]{}]*?)\s+([\]}])/g,
      (_, open, inner, close) => open + inner.replace(/\s+/g, " ") + close,
    );
    writeFileSync(file, `${text}\n`);
  }
  if (!existsSync(file)) throw new Error(`${fileURLToPath(file)} is missing: npm run golden:record`);
  return JSON.parse(readFileSync(file, "utf8"));
}
