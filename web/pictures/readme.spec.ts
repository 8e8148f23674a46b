/** Pictures of the site for the README, written to `docs/pictures/`. */
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectStatus, findJob, sendApplication } from "../e2e/applications";
import { endSelection, markSeen } from "../e2e/employer";
import { auditLink } from "../e2e/operator";
import { href } from "../src/routes/href";

const FOLDER = fileURLToPath(new URL("../../docs/pictures/", import.meta.url));
const MOST_BYTES = 150_000;
const PIXELS_PER_CSS_PIXEL = 1.5;
const MARGIN = 16;

interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
  scale: number;
}

test.use({ viewport: { width: 1280, height: 800 } });

test("search", async ({ page }) => {
  await page.goto(href("jobSearch", {}, "en", { query: "waiter" }), { waitUntil: "networkidle" });
  await expect(page.getByRole("article").first()).toBeVisible();
  await take(page, "search");
});

test("home on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto(href("home", {}, "en"), { waitUntil: "networkidle" });
  await take(page, "home-phone");
});

test("timeline and replay of an application", async ({ page, request }) => {
  const application = await sendApplication(request, await findJob(request, "waiter"));
  const { applicationId, access } = application;
  await expectStatus(request, application, "forwarded");
  await markSeen(request, application);
  await expectStatus(request, application, "seen");
  const details = href("myApplications", {}, "en", { application: applicationId, access });
  await page.goto(details, { waitUntil: "networkidle" });
  const dialog = page.getByRole("dialog");
  await take(page, "timeline", { from: dialog, to: dialog.getByRole("list").first() });

  await endSelection(request, application, "not-selected");
  await expectStatus(request, application, "ended");
  const link = new URL(auditLink(applicationId)).searchParams.get("access") ?? "";
  const replay = href("auditApplication", { applicationId }, "en", { access: link });
  await page.goto(replay, { waitUntil: "networkidle" });
  const back = page.getByRole("button", { name: "Previous moment" });
  await expect(async () => {
    await back.click();
    await expect(page.getByText("Step 4 of 6")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.waitForLoadState("networkidle");
  await take(page, "replay");
});

/** Writes what is visible of the page, or of a part from one element's top to another's end, as WebP, which Playwright
 *  itself does not write. */
async function take(page: Page, name: string, part?: { from: Locator; to: Locator }): Promise<void> {
  const clip = { x: 0, y: 0, ...page.viewportSize(), scale: PIXELS_PER_CSS_PIXEL } as Clip;
  if (part) {
    const [from, to] = await Promise.all([part.from.boundingBox(), part.to.boundingBox()]);
    if (!from || !to) throw new Error(`${name} is not visible`);
    Object.assign(clip, { ...from, height: to.y + to.height + MARGIN - from.y });
  }
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send("Page.captureScreenshot", { format: "webp", quality: 85, clip });
  const picture = Buffer.from(data, "base64");
  expect(picture.byteLength, `bytes of ${name}`).toBeLessThan(MOST_BYTES);
  await mkdir(FOLDER, { recursive: true });
  await writeFile(`${FOLDER}${name}.webp`, picture);
}
