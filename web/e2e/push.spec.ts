/** Pushes: the browser's service worker shows them, once each, and tells open pages. Chromium delivers them as a push service would. */
import { type CDPSession, expect, type Page, test } from "@playwright/test";
import { register } from "./accounts";
import { openWithWorker } from "./serviceWorker";

test.use({ serviceWorkers: "allow", permissions: ["notifications"] });

const MESSAGE = {
  id: "018f0000-0000-7000-8000-000000000001",
  title: "Poslodavac je pogledao Vašu prijavu",
  body: "Kuhar, Konoba Uvala",
  path: "/moj-profil/novosti",
  language: "hr",
};

/** Delivers messages to the worker of the page's site. */
async function pushService(page: Page): Promise<(message: object) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const registrations = new Map<string, string>();
  session.on("ServiceWorker.workerRegistrationUpdated", (updated) => {
    for (const { scopeURL, registrationId } of updated.registrations)
      registrations.set(scopeURL, registrationId);
  });
  await session.send("ServiceWorker.enable");
  const { origin } = new URL(page.url());
  await expect.poll(() => registrations.get(`${origin}/`)).toBeDefined();
  const registrationId = registrations.get(`${origin}/`) as string;
  return (message) =>
    session
      .send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: JSON.stringify(message) })
      .then(() => undefined);
}

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly data: unknown;
}

/**
 * Collects the notifications on the screen each time that the worker has shown one: Chromium takes a notification away
 * after some twenty seconds, and a busy machine may need as long for the next.
 */
async function shownEachTime(page: Page): Promise<() => Promise<Shown[][]>> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error("the page has no service worker");
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const shown: Shown[][] = [];
    Object.assign(globalThis, { shown });
    const show = registration.showNotification.bind(registration);
    registration.showNotification = async (...message) => {
      await show(...message);
      const found = await registration.getNotifications();
      shown.push(found.map(({ title, body, lang, data }) => ({ title, body, lang, data })));
    };
  });
  return () => worker.evaluate(() => (globalThis as unknown as { shown: Shown[][] }).shown);
}

test("a push is shown once, however often it comes", async ({ page }) => {
  await openWithWorker(page, "/");
  const shown = await shownEachTime(page);
  const deliver = await pushService(page);
  await deliver(MESSAGE);
  await deliver(MESSAGE);
  const { title, body, path, language } = MESSAGE;
  const message = { title, body, lang: language, data: { path } };
  await expect.poll(shown).toEqual([[message], [message]]);
  await expect(async () => {
    await deliver(MESSAGE);
    await deliver({
      ...MESSAGE,
      id: "018f0000-0000-7000-8000-000000000002",
      body: "Konobar, Hotel Jadran",
    });
    const most = Math.max(...(await shown()).map(({ length }) => length));
    expect(most, "another message stands beside it").toBe(2);
  }).toPass();
});

test("an open page asks for the number of unread notifications when a push has come", async ({ page }) => {
  await register(page.request);
  await openWithWorker(page, "/");
  await expect(page.getByRole("link", { name: "Novosti", exact: true })).toBeVisible();
  const deliver = await pushService(page);
  const asked = page.waitForRequest("**/api/me/notifications/unread");
  await deliver(MESSAGE);
  await asked;
});
