/** Texts before consent, the cookie notice, and what a visitor who only browses has in the browser. */
import { expect, test } from "@playwright/test";
import { href } from "../src/routes/href";
import { LOCALES } from "../src/shared/i18n/locales";
import { findJob } from "./applications";
import { expectAccessible, expectNoOverflow, recordProblems } from "./checks";
import { reload, visit } from "./visit";

test("terms, privacy policy and cookies can be read in five languages", async ({ page }) => {
  const { consoleErrors } = recordProblems(page);
  for (const locale of LOCALES) {
    for (const route of ["terms", "privacy", "cookies"] as const) {
      await page.setViewportSize({ width: 360, height: 800 });
      await visit(page, href(route, {}, locale));
      await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoOverflow(page);
    }
  }
  await expectAccessible(page);
  expect(consoleErrors).toEqual([]);
});

test("the texts open beside the form, which keeps what was typed", async ({ page, context }) => {
  const job = await findJob(page.request, "kuhar");
  await visit(page, href("apply", { jobId: job.id, slug: job.slug }, "hr"));
  await page.getByLabel("Ime", { exact: true }).fill("Ana");
  const boxes = page.getByRole("checkbox");
  await expect(boxes).toHaveCount(2);
  const opening = context.waitForEvent("page");
  await page.getByRole("link", { name: /politici privatnosti \(otvara se u novoj kartici\)/ }).click();
  await expect((await opening).getByRole("heading", { level: 1 })).toHaveText("Politika privatnosti");
  await expect(page.getByLabel("Ime", { exact: true })).toHaveValue("Ana");
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
});

test.describe("a new visitor", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("browses without a cookie until the notice is answered or a job is saved", async ({
    page,
    context,
  }) => {
    const job = await findJob(page.request, "kuhar");
    for (const address of [
      "/",
      href("jobSearch", {}, "hr", { query: "kuhar" }),
      href("job", { jobId: job.id, slug: job.slug }, "hr"),
    ])
      await visit(page, address);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
      [],
      ["react-router-scroll-positions"],
    ]);
    await visit(page, href("jobSearch", {}, "hr", { query: "kuhar" }));
    await page
      .getByRole("button", { name: /^Spremi posao/ })
      .first()
      .click();
    await expect(page.getByText("Spremljeno u ovom pregledniku")).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).toEqual(["visitor"]);
  });

  test("who accepted all and is forgotten gets no cookie by loading pages, and is asked anew", async ({
    page,
    context,
  }) => {
    const notice = page.getByRole("region", { name: "Kolačići" });
    await visit(page, "/");
    await notice.getByRole("button", { name: "Prihvati sve" }).click();
    await expect.poll(async () => (await context.cookies()).length).toBe(2);
    expect((await page.request.delete("/api/me/token")).status()).toBe(204);
    const job = await findJob(page.request, "kuhar");
    for (const address of ["/", href("job", { jobId: job.id, slug: job.slug }, "hr")])
      await visit(page, address);
    expect(await context.cookies()).toEqual([]);
    await expect(notice).toBeVisible();
  });

  test("answers the notice once, and again from the footer", async ({ page, context }) => {
    const { consoleErrors } = recordProblems(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await visit(page, "/");
    const notice = page.getByRole("region", { name: "Kolačići" });
    const [necessary, all] = ["Samo nužni", "Prihvati sve"].map((name) =>
      notice.getByRole("button", { name }),
    );
    const sizes = [await necessary?.boundingBox(), await all?.boundingBox()];
    expect(sizes[0]?.width).toBe(sizes[1]?.width);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(notice.getByRole("link", { name: "Više o kolačićima" })).toBeFocused();
    await all?.click();
    await expect(notice).toBeHidden();
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name).sort())
      .toEqual(["cookie-choice", "visitor"]);
    await reload(page);
    await expect(notice).toBeHidden();
    await page.getByRole("button", { name: "Postavke kolačića" }).click();
    await expect(notice).toBeFocused();
    const forgotten = page.waitForResponse((answer) => answer.url().endsWith("/api/me/visits"));
    await necessary?.click();
    expect((await forgotten).status()).toBe(204);
    await expect(page.locator("#main")).toBeFocused();
    expect((await context.cookies()).find(({ name }) => name === "cookie-choice")?.value).toBe("necessary");
    expect(consoleErrors).toEqual([]);
  });
});
