/** Reports about feeds: only administrators see what was read, refused and why. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import bs from "../src/features/feeds/messages/bs";
import en from "../src/features/feeds/messages/en";
import hr from "../src/features/feeds/messages/hr";
import mk from "../src/features/feeds/messages/mk";
import sl from "../src/features/feeds/messages/sl";
import { href } from "../src/routes/href";
import { LOCALES } from "../src/shared/i18n/locales";
import { register } from "./accounts";
import { addApp } from "./appCodes";
import { expectAccessible, expectNoOverflow } from "./checks";
import { karijera } from "./operator";
import { visit } from "./visit";

const messages = { hr, en, sl, bs, mk };

const job = (number: number, title: string, place: string) =>
  `<job><referencenumber>${number}</referencenumber><title>${title}</title><company>Primjer</company><city>${place}</city>` +
  `<url>https://ploca.example/${number}</url><description>Tražimo osobu za rad u restoranu.</description></job>`;

/** Runs a command whose failure is what it has to say. */
function tolerantly(...words: string[]) {
  try {
    karijera(...words);
  } catch {
    // The command ends with 1 when a reading has failed.
  }
}

test("administrators see what a feed brought and why ads were refused", async ({ page }) => {
  const file = join(mkdtempSync(join(tmpdir(), "feeds-")), "feed.xml");
  const name = `e2e-${Date.now()}`;
  writeFileSync(
    file,
    `<source>${job(1, "Konobar", "Split")}${job(2, "", "Split")}${job(3, "Kuhar", "")}</source>`,
  );
  karijera("feeds", "add", name, "--format", "indeed-xml", "--file", file);
  karijera("feeds", "run", name);
  writeFileSync(file, "<html><title>Log in</title></html>");
  tolerantly("feeds", "run", name);

  const administrator = await register(page.request);
  karijera("grant", administrator.email, "administrator");
  const status = async (address: string) => (await visit(page, address))?.status();
  expect(await status(href("feedReports", {}, "hr"))).toBe(404);
  await addApp(page.request, administrator);
  for (const [index, locale] of LOCALES.entries()) {
    await page.setViewportSize({ width: index % 2 === 0 ? 360 : 1280, height: 800 });
    expect(await status(href("feedReports", {}, locale))).toBe(200);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.getByRole("link", { name, exact: true }).click();
    const words = messages[locale];
    await expect(page.getByText("NOT_THIS_FORMAT")).toBeVisible();
    await expect(page.getByText(words.found.page)).toBeVisible();
    await page.locator("main ol").getByRole("link").last().click();
    await expect(page.getByText(words.codes.NO_TITLE).last()).toBeVisible();
    await expect(page.getByText("NO_PLACE").first()).toBeVisible();
    await expect(page.locator("main [lang=en]")).toHaveCount(0);
    await expectNoOverflow(page);
    await expectAccessible(page);
    if (process.env.E2E_SCREENSHOTS)
      await page.screenshot({
        path: join(process.env.E2E_SCREENSHOTS, `feeds-${locale}.png`),
        fullPage: true,
      });
  }
});
