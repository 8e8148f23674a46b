/** Tests in a real browser against a running site: `E2E_BASE_URL=http://127.0.0.1:8000 npm run e2e`. */
import { defineConfig } from "@playwright/test";

const baseURL = process.env.E2E_BASE_URL;
if (!baseURL)
  throw new Error("E2E_BASE_URL is not set: start the site (python3 run.py up) and name its address");

export default defineConfig({
  testDir: "e2e",
  timeout: 300_000,
  // Where much fails, the rest need not be waited for.
  globalTimeout: 35 * 60_000,
  maxFailures: 40,
  // Generous, since the machine may be busy with other things.
  expect: { timeout: 60_000 },
  // Pictures of one machine (golden.spec.ts): the folder is given.
  snapshotPathTemplate: `${process.env.E2E_SCREENSHOTS ?? "test-results"}/{arg}{ext}`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: Number(process.env.E2E_WORKERS ?? 2),
  reporter: [["list"]],
  projects: [
    { name: "site", teardown: "logs" },
    { name: "logs", testMatch: "logs.teardown.ts" },
  ],
  use: {
    baseURL,
    actionTimeout: 60_000,
    // The cookie notice is answered, as it is for most visits.
    storageState: {
      cookies: [
        {
          name: "cookie-choice",
          value: "necessary",
          domain: new URL(baseURL).hostname,
          path: "/",
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: "Lax",
        },
      ],
      origins: [],
    },
    // Only offline.spec.ts has one: requests that a worker sends cannot be intercepted.
    serviceWorkers: "block",
    locale: "hr-HR",
    timezoneId: "America/New_York", // not the site's time zone: dates must not depend on the visitor's clock
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
