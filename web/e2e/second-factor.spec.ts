/** Sign-in in two steps: an authenticator app, recovery codes, and a passkey of Chromium's virtual authenticator. */
import { expect, type Page, test } from "@playwright/test";
import { type Person, register } from "./accounts";
import { appCode } from "./appCodes";
import { expectAccessible, expectSoundInEveryView, recordProblems } from "./checks";
import { mailTo } from "./mailbox";
import { karijera } from "./operator";
import { reload, visit } from "./visit";

const section = (page: Page) => page.locator("#secondFactor");

async function openSettings(page: Page): Promise<void> {
  await visit(page, "/moj-profil/postavke");
}

async function signOut(page: Page): Promise<void> {
  await page.request.post("/api/auth/logout");
}

async function enterPassword(page: Page, { email, password }: Person): Promise<void> {
  await visit(page, "/prijava");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Lozinka", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Uđi u račun", exact: true }).click();
}

async function confirmPassword(page: Page, { password }: Person): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Vaša lozinka").fill(password);
  await dialog.getByRole("button", { name: "Nastavi" }).click();
}

test("an app is added, then asked for at sign-in; a recovery code opens the account once", async ({
  page,
}) => {
  const person = await register(page.request);
  const { consoleErrors } = recordProblems(page);
  let secret = "";
  let codes: string[] = [];

  await test.step("the section explains itself in every view", async () => {
    await openSettings(page);
    await expect(section(page).getByText("Još niste dodali drugi korak.")).toBeVisible();
    await expectSoundInEveryView(page);
  });

  await test.step("the app is added by a code that it shows", async () => {
    await section(page).getByRole("button", { name: "Dodaj aplikaciju" }).click();
    await confirmPassword(page, person);
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("img", { name: "QR kod za aplikaciju" })).toBeVisible();
    await expectAccessible(page);
    secret = (await dialog.locator("p.font-mono").innerText()).replace(/\s/g, "");
    await dialog.getByLabel("Kod iz aplikacije").fill("000000");
    await dialog.getByRole("button", { name: "Dodaj", exact: true }).click();
    await expect(dialog.getByText(/Kod nije ispravan/)).toBeVisible();
    await dialog.getByLabel("Kod iz aplikacije").fill(appCode(secret));
    await dialog.getByRole("button", { name: "Dodaj", exact: true }).click();
    await expect(dialog.getByRole("listitem")).toHaveCount(10);
    codes = await dialog.getByRole("listitem").allInnerTexts();
    await expectSoundInEveryView(page);
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Preuzmi" }).click();
    expect((await download).suggestedFilename()).toBe("kodovi-za-oporavak.txt");
    await dialog.getByRole("button", { name: "Spremljeno, gotovo" }).click();
    await expect(section(page).getByText("Mobitel", { exact: true })).toBeVisible();
    await expect(section(page).getByText("Preostalo je 10 kodova za oporavak.")).toBeVisible();
    await expectSoundInEveryView(page);
    await mailTo(person.email, ({ subject }) => subject === "Dodan je novi način ulaza u račun");
  });

  await test.step("signing in asks for a code of the app, by keyboard", async () => {
    await signOut(page);
    await enterPassword(page, person);
    await expect(page.getByRole("heading", { name: "Drugi korak ulaza" })).toBeVisible();
    await expect(page.getByLabel("Kod iz aplikacije")).toBeFocused();
    await expectSoundInEveryView(page);
    await reload(page);
    await expect(page.getByLabel("Kod iz aplikacije")).toBeVisible();
    await page.getByLabel("Kod iz aplikacije").fill("000000");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/Kod nije ispravan/)).toBeVisible();
    // The next step's code: the one of this step has confirmed the app.
    await page.getByLabel("Kod iz aplikacije").fill(appCode(secret, 1));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL((url) => url.pathname === "/");
    expect((await page.request.get("/api/me")).status()).toBe(200);
  });

  await test.step("a recovery code works once", async () => {
    for (const works of [true, false]) {
      await signOut(page);
      await enterPassword(page, person);
      await page.getByRole("button", { name: "Kod za oporavak" }).click();
      await page.getByLabel("Kod za oporavak").fill(codes[0] ?? "");
      await page.getByRole("button", { name: "Uđi u račun", exact: true }).click();
      if (works) await expect(page).toHaveURL((url) => url.pathname === "/");
      else await expect(page.getByText(/Kod nije ispravan ili je već iskorišten/)).toBeVisible();
    }
    await page.getByLabel("Kod za oporavak").fill(codes[1] ?? "");
    await page.getByRole("button", { name: "Uđi u račun", exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === "/");
  });

  await test.step("it can be removed again", async () => {
    await openSettings(page);
    await section(page).getByRole("button", { name: "Ukloni: Mobitel" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Vaša lozinka").fill(person.password);
    await dialog.getByRole("button", { name: "Ukloni", exact: true }).click();
    await expect(section(page).getByText("Još niste dodali drugi korak.")).toBeVisible();
    await mailTo(person.email, ({ subject }) => subject === "Uklonjen je drugi korak ulaza");
  });
  expect(consoleErrors.filter((text) => !text.includes("Failed to load resource"))).toEqual([]);
});

test("a passkey takes the second step and signs in alone; an administrator needs one", async ({
  browser,
  baseURL,
}) => {
  // Browsers have passkeys for domain names only.
  const context = await browser.newContext({ baseURL: (baseURL ?? "").replace("127.0.0.1", "localhost") });
  const page = await context.newPage();
  const person = await register(page.request);
  const devTools = await context.newCDPSession(page);
  await devTools.send("WebAuthn.enable");
  await devTools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  karijera("grant", person.email, "administrator");
  karijera("grant", person.email, "auditor");

  await test.step("without a second factor the role has no rights, and the settings say so", async () => {
    const refused = await page.request.post("/api/auth/login-as", {
      data: { email: "nitko@primjer.hr", reason: "Provjera" },
    });
    expect([refused.status(), (await refused.json()).code]).toEqual([403, "SECOND_FACTOR_REQUIRED"]);
    await visit(page, `/revizija/prijava/${crypto.randomUUID()}`);
    await expect(page.getByRole("heading", { name: "Potreban je ulaz u dva koraka" })).toBeVisible();
    await expectSoundInEveryView(page);
    await page.getByRole("link", { name: "Uključi u postavkama" }).click();
    await expect(page).toHaveURL(/#secondFactor$/);
    await expect(section(page).getByText("Vaša uloga traži ulaz u dva koraka")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("the passkey is added", async () => {
    await section(page).getByRole("button", { name: "Dodaj pristupni ključ" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Naziv").fill("Prijenosnik");
    await expectAccessible(page);
    await confirmPassword(page, person);
    await expect(dialog.getByRole("listitem")).toHaveCount(10);
    await dialog.getByRole("button", { name: "Spremljeno, gotovo" }).click();
    await expect(section(page).getByText("Prijenosnik", { exact: true })).toBeVisible();
    await expect(page.getByText("Vaša uloga traži ulaz u dva koraka")).toHaveCount(0);
    const allowed = await page.request.post("/api/auth/login-as", {
      data: { email: "nitko@primjer.hr", reason: "Provjera" },
    });
    expect((await allowed.json()).code).toBe("ACCOUNT_NOT_FOUND");
  });

  await test.step("it takes the second step", async () => {
    await signOut(page);
    await enterPassword(page, person);
    await expect(page.getByRole("button", { name: "Koristi pristupni ključ" })).toBeVisible();
    await expectSoundInEveryView(page);
    await page.getByRole("button", { name: "Koristi pristupni ključ" }).click();
    await expect(page).toHaveURL((url) => url.pathname === "/");
  });

  await test.step("it signs in alone", async () => {
    await signOut(page);
    await visit(page, "/prijava");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Ulaz pristupnim ključem" }).click();
    await expect(page).toHaveURL((url) => url.pathname === "/");
    expect((await (await page.request.get("/api/me")).json()).email).toBe(person.email);
  });

  await test.step("an operator resets it", async () => {
    expect(karijera("reset-second-factor", person.email)).toContain("no second factor any more");
    expect((await page.request.get("/api/me")).status()).toBe(401);
    await enterPassword(page, person);
    await expect(page).toHaveURL((url) => url.pathname === "/");
  });
});
