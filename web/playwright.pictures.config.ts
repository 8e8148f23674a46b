/** Takes the README's pictures from a running site: `E2E_BASE_URL=… npm run pictures`. */
import { defineConfig } from "@playwright/test";
import site from "./playwright.config.ts";

export default defineConfig({
  ...site,
  testDir: "pictures",
  workers: 1,
  projects: [{ name: "pictures" }],
  use: { ...site.use, locale: "en-GB", timezoneId: "Europe/Zagreb", colorScheme: "light" },
});
