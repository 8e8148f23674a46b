import { test } from "@playwright/test";
import { href } from "../src/routes/href";
import { findJob } from "./applications";

test.use({ storageState: { cookies: [], origins: [] } });
test("look", async ({ page }) => {
  const job = await findJob(page.request, "kuhar");
  for (const [locale, width, scheme] of [
    ["hr", 360, "light"],
    ["en", 1280, "dark"],
    ["mk", 360, "dark"],
    ["mk", 1280, "light"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: scheme });
    for (const [name, address] of [
      ["home", href("home", {}, locale)],
      ["privacy", href("privacy", {}, locale)],
      ["cookies", href("cookies", {}, locale)],
      ["register", href("auth", {}, locale, { view: "register" })],
      ["apply", href("apply", { jobId: job.id, slug: job.slug }, locale)],
    ] as const) {
      if (width === 1280 && name === "home" && locale === "en") {
        await page.goto(address, { waitUntil: "networkidle" });
        await page.screenshot({ path: `/tmp/consent-shots/${locale}-${width}-footer.png`, fullPage: true });
        continue;
      }
      await page.goto(address, { waitUntil: "networkidle" });
      const boxes = page.getByRole("checkbox");
      if (name === "apply" || name === "register") await boxes.last().scrollIntoViewIfNeeded();
      await page.screenshot({
        path: `/tmp/consent-shots/${locale}-${width}-${name}.png`,
        fullPage: name === "privacy" || name === "cookies",
      });
    }
  }
});
