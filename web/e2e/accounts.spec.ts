/** The life of an account, end to end, on a running site with its real mails. */
import { expect, type Page, test } from "@playwright/test";
import { href } from "../src/routes/href";
import { LOCALES } from "../src/shared/i18n/locales";
import { newAddress, PASSWORD, register, signInElsewhere } from "./accounts";
import { addApp } from "./appCodes";
import { findJob, sendApplication } from "./applications";
import {
  callsOfPage,
  expectAccessible,
  expectNoOverflow,
  expectSoundInEveryView,
  recordProblems,
} from "./checks";
import { consentIn, tickAllBoxes } from "./consent";
import { codeIn, linkIn, mailTo } from "./mailbox";
import { karijera } from "./operator";
import { reload, visit } from "./visit";

const NEW_PASSWORD = "Velebit-bura-77";

/** The header says who is signed in. */
const account = (page: Page) => page.locator("header summary", { hasText: "Moj račun" });
const modal = (page: Page) => page.getByRole("dialog");

async function signOut(page: Page): Promise<void> {
  await account(page).click();
  await page.getByRole("button", { name: "Odjavi se" }).click();
  await expect(page.getByText("Odjavili ste se")).toBeVisible();
}

test("registers, logs out, logs in by every method, and closes the account", async ({ page, browser }) => {
  test.slow();
  const email = newAddress();
  const { consoleErrors } = recordProblems(page);
  const search = "/pretraga-poslova?query=kuhar";

  await test.step("registers in the dialog, with specific messages for missing fields", async () => {
    await visit(page, search);
    await page.getByRole("link", { name: "Ulaz", exact: true }).click();
    await expect(modal(page)).toBeVisible();
    await modal(page).getByLabel("E-mail").fill(email);
    await modal(page).getByRole("link", { name: "Registracija" }).click();
    await expect(page).toHaveURL(/view=register/);
    // The e-mail address typed in one tab is filled in on the other.
    await expect(modal(page).getByLabel("E-mail")).toHaveValue(email);
    await expectAccessible(page);
    await modal(page).getByRole("button", { name: "Otvori račun" }).click();
    await expect(modal(page).getByLabel("Ime", { exact: true })).toBeFocused();
    await expect(modal(page).getByText("Za nastavak prihvatite uvjete korištenja.")).toBeVisible();
    await expectAccessible(page);
    await modal(page).getByLabel("Ime", { exact: true }).fill("Iva");
    await modal(page).getByLabel("Prezime").fill("Ivić");
    await modal(page).getByLabel("Lozinka", { exact: true }).fill("lozinka123");
    await expect(modal(page).getByText("Dodajte barem jedno veliko slovo.")).toBeVisible();
    await modal(page).getByLabel("Lozinka", { exact: true }).fill(PASSWORD);
    await tickAllBoxes(modal(page));
    await modal(page).getByRole("button", { name: "Otvori račun" }).click();
    await expect(page).toHaveURL(/view=verify/);
  });

  await test.step("verifies by the mailed code and returns to the page", async () => {
    const code = codeIn(await mailTo(email));
    const field = modal(page).getByLabel("Kod od pet znamenki");
    await expect(field).toBeFocused();
    await field.fill(code === "00000" ? "11111" : "00000");
    await expect(
      modal(page)
        .locator("form")
        .getByText(/Imate još 2 pokušaja/)
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
    await field.fill(code);
    await expect(page.getByText("Potvrđeno", { exact: true })).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname + url.search === search);
    await expect(account(page)).toContainText("Iva");
  });

  await test.step("logs out, and in again by password in the dialog", async () => {
    await signOut(page);
    await visit(page, search);
    await page.getByRole("link", { name: "Ulaz", exact: true }).click();
    await modal(page).getByLabel("E-mail").fill(email);
    await modal(page).getByLabel("Lozinka", { exact: true }).fill("Kriva-lozinka-1");
    await modal(page).getByRole("button", { name: "Uđi u račun" }).click();
    await expect(modal(page).getByText("E-mail adresa ili lozinka nije točna.")).toBeVisible();
    await expectAccessible(page);
    await modal(page).getByLabel("Lozinka", { exact: true }).fill(PASSWORD);
    await modal(page).getByLabel("Lozinka", { exact: true }).press("Enter");
    await expect(account(page)).toContainText("Iva");
    await expect(page).toHaveURL((url) => url.pathname + url.search === search);
  });

  await test.step("an account page redirects a guest to the login, here by code, and back", async () => {
    await signOut(page);
    await visit(page, "/moj-profil/postavke");
    await expect(page).toHaveURL(/\/prijava\?return=/);
    await page.getByRole("button", { name: "Ulaz kodom iz e-maila" }).click();
    await page.getByLabel("E-mail").fill(email);
    await page.getByRole("button", { name: "Pošalji kod" }).click();
    await expect(page.getByLabel("Kod od pet znamenki")).toBeFocused();
    await expectAccessible(page);
    const mail = await mailTo(email, ({ text }) => text.includes("/auth?code="));
    await page.getByLabel("Kod od pet znamenki").fill(codeIn(mail));
    await expect(page.getByRole("heading", { name: "Postavke", level: 1 })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("lists the session of another browser and ends it", async () => {
    const other = await signInElsewhere(browser, { email, password: PASSWORD });
    await visit(other, "/moj-profil/postavke");
    await expect(account(other)).toContainText("Iva");
    await reload(page);
    const sessions = page.getByRole("region", { name: "Uređaji s pristupom računu" });
    await expect(sessions.getByRole("listitem")).toHaveCount(2);
    await sessions.getByRole("button", { name: /^Odjavi: / }).click();
    await expect(sessions.getByRole("listitem")).toHaveCount(1);
    await reload(other);
    await expect(other).toHaveURL(/\/prijava\?return=/);
    await other.context().close();
  });

  await test.step("resets a forgotten password by the mailed link", async () => {
    await signOut(page);
    await visit(page, "/prijava");
    await page.getByRole("link", { name: "Zaboravili ste lozinku?" }).click();
    await expect(page.getByRole("heading", { name: "Zaboravljena lozinka" })).toBeVisible();
    await page.getByLabel("E-mail").fill(email);
    await page.getByRole("button", { name: "Pošalji poveznicu" }).click();
    await expect(page.getByText("Zahtjev je poslan")).toBeVisible();
    await expectAccessible(page);
    const link = linkIn(
      await mailTo(email, ({ text }) => text.includes("view=new_password")),
      "new_password",
    );
    await visit(page, link);
    await page.getByLabel("Nova lozinka", { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel("Ponovite novu lozinku").fill("nešto drugo");
    await page.getByRole("button", { name: "Spremi lozinku" }).click();
    await expect(page.getByText("Lozinke se ne podudaraju.")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Ponovite novu lozinku").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Spremi lozinku" }).click();
    await expect(page.getByText("Lozinka je promijenjena")).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === "/");
    await visit(page, link);
    await expect(page.getByText("Poveznica je neispravna ili je istekla")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("deactivates the account and reactivates it by login", async () => {
    await visit(page, "/prijava?return=/moj-profil/postavke");
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("Lozinka", { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Uđi u račun" }).click();
    await page.getByRole("button", { name: "Deaktiviraj račun" }).click();
    await expectAccessible(page);
    await modal(page).getByLabel("Vaša lozinka").fill(PASSWORD);
    await modal(page).getByRole("button", { name: "Deaktiviraj račun" }).click();
    await expect(modal(page).getByText("Lozinka nije točna.")).toBeVisible();
    await modal(page).getByLabel("Vaša lozinka").fill(NEW_PASSWORD);
    await modal(page).getByRole("button", { name: "Deaktiviraj račun" }).click();
    await expect(page.getByText("Račun je deaktiviran")).toBeVisible();
    await visit(page, "/prijava");
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("Lozinka", { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Uđi u račun" }).click();
    await expect(page.getByText("Ovaj je račun deaktiviran")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Vrati račun i uđi" }).click();
    await expect(account(page)).toContainText("Iva");
  });

  // The browser also logs the API's error responses.
  const others = consoleErrors.filter((text) => !/status of (400|403|404)/.test(text));
  expect(others).toEqual([]);
});

test("links of mails announce their action and confirm its result", async ({ browser, request }) => {
  test.slow();
  const elsewhere = await browser.newContext();
  const page = await elsewhere.newPage();
  const email = newAddress();

  await test.step("a registration in Macedonian is verified by the link in another browser", async () => {
    const consent = consentIn("mk");
    const person = { firstName: "Ива", lastName: "Ивиќ", email, password: PASSWORD, locale: "mk", consent };
    expect((await request.post("/api/auth/register", { data: person })).status()).toBe(201);
    const link = linkIn(await mailTo(email), "/auth/verify?");
    await visit(page, link);
    await expect(page.locator("html")).toHaveAttribute("lang", "mk");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Потврди ја адресата" }).click();
    await expect(page.getByText("Уште само име и лозинка")).toBeVisible();
    await expectAccessible(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoOverflow(page);
    }
    await page.getByLabel("Име", { exact: true }).fill("Ива");
    await page.getByLabel("Презиме").fill("Ивиќ");
    await page.getByLabel("Нова лозинка").fill(NEW_PASSWORD);
    await tickAllBoxes(page);
    await page.getByRole("button", { name: "Потврди ја адресата и отвори сметка" }).click();
    await expect(page.getByText("Потврдено", { exact: true })).toBeVisible();
    const login = (password: string) => request.post("/api/auth/login", { data: { email, password } });
    expect((await login(PASSWORD)).status(), "the password of the other browser").toBe(400);
    await visit(page, link);
    await page.getByRole("button", { name: "Потврди ја адресата" }).click();
    await expect(page.getByRole("alert").first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("a new e-mail address takes effect once its link is confirmed", async () => {
    const next = newAddress();
    await visit(page, href("settings", {}, "mk"));
    await expectAccessible(page);
    const part = page.getByRole("region", { name: "Е-пошта" });
    await part.getByLabel("Нова е-пошта").fill(next);
    await part.getByLabel("Лозинка", { exact: true }).fill(NEW_PASSWORD);
    await part.getByRole("button", { name: "Промени ја адресата" }).click();
    await expect(part.getByText("Потврдете ја новата адреса")).toBeVisible();
    const link = linkIn(await mailTo(next), "/auth/verify-email?");
    const stranger = await (await browser.newContext()).newPage();
    await visit(stranger, link);
    await expect(stranger.getByRole("link", { name: "Кон најава" })).toBeVisible();
    await expectAccessible(stranger);
    await stranger.context().close();
    await visit(page, link);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Потврди ја новата адреса" }).click();
    await expect(page.getByRole("heading", { name: "Новата адреса е потврдена" })).toBeVisible();
    await expect(page.locator("main").getByText(next)).toBeVisible();
    await expectAccessible(page);
  });
  await elsewhere.close();
});

test("settings in five languages, light and dark, small and large", async ({ page }) => {
  test.slow();
  await register(page.request);
  const { consoleErrors, apiCalls } = recordProblems(page);
  for (const locale of LOCALES) {
    await test.step(locale, async () => {
      await visit(page, href("settings", {}, locale));
      await expectSoundInEveryView(page, { locale });
    });
  }
  expect(consoleErrors).toEqual([]);
  expect(callsOfPage(apiCalls), "the page came with everything it shows").toEqual([]);
});

test("address and level of education are changed in settings", async ({ page }) => {
  await register(page.request);
  await visit(page, "/moj-profil/postavke");
  const part = page.getByRole("region", { name: "Osnovni podaci" });
  await part.getByLabel(/^Adresa/).fill("Riva 1, Split");
  await part.getByRole("button", { name: /Stupanj obrazovanja/ }).click();
  await page
    .getByRole("listbox")
    .getByRole("option", { name: "Sveučilišni ili stručni prvostupnik" })
    .click();
  await expectAccessible(page);
  await part.getByRole("button", { name: "Spremi" }).click();
  await expect(page.getByText("Spremljeno")).toBeVisible();
  const { address, educationLevel } = await (await page.request.get("/api/me")).json();
  expect([address, educationLevel.id]).toEqual(["Riva 1, Split", 6]);
  await reload(page);
  await expect(part.getByLabel(/^Adresa/)).toHaveValue("Riva 1, Split");
  await expect(part.getByRole("button", { name: /Stupanj obrazovanja/ })).toContainText(educationLevel.name);
});

test("theme and language are saved in the profile and apply in another browser", async ({
  page,
  browser,
}) => {
  const person = await register(page.request);
  await visit(page, "/moj-profil/postavke");
  const saved = page.waitForResponse((response) => response.url().endsWith("/api/me/meta"));
  await page.getByRole("radio", { name: "Tamna" }).check({ force: true });
  expect((await saved).status()).toBe(200);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("combobox", { name: "Jezik", exact: true }).selectOption("sl");
  await expect(page).toHaveURL(/\/sl\/moj-profil\/nastavitve$/);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await visit(other, "/prijava");
  await other.getByLabel("E-mail").fill(person.email);
  await other.getByLabel("Lozinka", { exact: true }).fill(person.password);
  await other.getByRole("button", { name: "Uđi u račun" }).click();
  await expect(other.locator("header summary", { hasText: "Iva" })).toBeVisible();
  await visit(other, "/");
  await expect(other.locator("html")).toHaveAttribute("lang", "sl");
  await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
  await elsewhere.close();
});

for (const view of ["login", "register", "verify", "forgotten_password", "new_password"]) {
  test(`the dialog with ${view}`, async ({ page }) => {
    const { consoleErrors } = recordProblems(page);
    for (const [index, locale] of LOCALES.entries()) {
      await page.setViewportSize({ width: index % 2 === 0 ? 360 : 1280, height: 800 });
      await visit(page, href("jobs", {}, locale, { view }));
      await expect(modal(page)).toBeVisible();
      await expectSoundInEveryView(page, { locale });
    }
    await page.keyboard.press("Escape");
    await expect(modal(page)).toBeHidden();
    await expect(page).toHaveURL((url) => url.search === "");
    expect(consoleErrors).toEqual([]);
  });
}

test("an administrator acts as a user: a banner on every page leads back", async ({ page, browser }) => {
  test.slow();
  const elsewhere = await browser.newContext();
  const person = await register(elsewhere.request);
  const administrator = await register(page.request);
  karijera("grant", administrator.email, "administrator");
  await addApp(page.request, administrator);
  await visit(page, "/moj-profil/postavke");
  const part = page.getByRole("region", { name: "Rad u tuđe ime" });
  await part.getByLabel("E-mail osobe").fill(person.email);
  await part.getByLabel("Razlog").fill("upit 4711");
  await part.getByRole("button", { name: "Nastavi u ime te osobe" }).click();

  const banner = page.getByRole("complementary", { name: "Rad u tuđe ime" });
  await expect(banner).toContainText(person.email);
  await expect(banner).toContainText(administrator.email);
  await visit(page, "/moj-profil/postavke");
  await expect(banner).toBeVisible();
  await expect(page.getByRole("region", { name: "Lozinka" })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Odlazak" })).toHaveCount(0);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page);
    await expectAccessible(page);
  }
  await banner.getByRole("button", { name: "Natrag na svoj račun" }).click();
  await expect(page.getByText("Opet ste na svojem računu")).toBeVisible();
  await expect(banner).toHaveCount(0);

  const theirs = await elsewhere.newPage();
  await visit(theirs, "/moj-profil/postavke");
  await expect(theirs.getByText("Rad administratora u Vaše ime: upit 4711")).toBeVisible();
  await elsewhere.close();
});

test("debug pages exist for an administrator, while nobody is acted for", async ({ page }) => {
  const administrator = await register(page.request);
  karijera("grant", administrator.email, "administrator");
  const status = async (address: string) => (await visit(page, address))?.status();
  expect(await status("/debug/config")).toBe(404);
  await addApp(page.request, administrator);
  for (const [index, locale] of LOCALES.entries()) {
    await page.setViewportSize({ width: index % 2 === 0 ? 360 : 1280, height: 800 });
    for (const route of ["debugConfig", "debugRoutes"] as const) {
      expect(await status(href(route, {}, locale))).toBe(200);
      await expect(
        page.getByText(route === "debugConfig" ? "retention_draft_days" : "/mk/rabotni-mesta/:slug"),
      ).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page);
    }
  }
});

test("a guest who has applied registers by entering a password, and then applies without a code", async ({
  page,
}) => {
  test.slow();
  const sent = await sendApplication(page.request);
  const job = await findJob(page.request, "kuhar");
  const followed = { application: sent.applicationId, access: sent.access };

  await test.step("the success page offers the account", async () => {
    await visit(page, href("applySuccess", { jobId: sent.jobId, slug: "x" }, "hr", followed));
    const offer = page.locator("section", { hasText: "Otvorite račun samo lozinkom" }).last();
    await expect(offer).toContainText(sent.email);
    await expectAccessible(page);
    await offer.getByLabel("Lozinka", { exact: true }).fill(PASSWORD);
    await tickAllBoxes(offer);
    await offer.getByRole("button", { name: "Otvori račun" }).click();
    await expect(page.getByText("Račun je otvoren")).toBeVisible();
    await expect(page.getByRole("article")).toContainText(sent.jobTitle);
  });

  await test.step("a signed-in user's form is prefilled, and the application is sent at once", async () => {
    await visit(page, href("apply", { jobId: job.id, slug: job.slug }, "hr"));
    await expect(page.getByLabel("Ime", { exact: true })).toHaveValue("Iva");
    await expect(page.getByLabel("E-mail adresa")).toHaveValue(sent.email);
    const choosing = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Odaberi datoteku: Životopis" }).click();
    const buffer = Buffer.from("Iva Ivić, deset sezona na moru.");
    await (await choosing).setFiles({ name: "životopis.txt", mimeType: "text/plain", buffer });
    await expect(page.getByText("priloženo")).toBeVisible();
    await tickAllBoxes(page);
    await page.getByRole("button", { name: "Pošalji prijavu" }).click();
    await expect(page.getByRole("heading", { name: "Prijava je poslana" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Prati prijavu" }).click();
    await expect(page.getByRole("article")).toHaveCount(2);
  });
});

test("a user exports and erases all personal data", async ({ page }) => {
  test.slow();
  const { email } = await register(page.request);
  await visit(page, "/moj-profil/postavke");

  await test.step("exports an archive, announced by mail", async () => {
    await page.getByRole("button", { name: "Zatraži arhivu" }).click();
    await modal(page).getByLabel("Vaša lozinka").fill(PASSWORD);
    await modal(page).getByRole("button", { name: "Zatraži arhivu" }).click();
    await expect(page.getByText("Arhiva se izrađuje")).toBeVisible();
    await visit(page, linkIn(await mailTo(email, ({ text }) => text.includes("export=")), "export="));
    const arriving = page.waitForEvent("download");
    await page.getByRole("link", { name: "Preuzmi" }).click();
    expect((await arriving).suggestedFilename()).toMatch(/^karijera-\d{4}-\d{2}-\d{2}\.zip$/);
  });

  await test.step("after the erasure neither session nor password is valid", async () => {
    await page.getByRole("button", { name: "Obriši sve odmah" }).click();
    await expectAccessible(page);
    await modal(page).getByLabel("Vaša lozinka").fill(PASSWORD);
    await modal(page).getByRole("button", { name: "Obriši zauvijek" }).click();
    await expect(page.getByText("Podaci se brišu")).toBeVisible();
    await expect(account(page)).toHaveCount(0);
    const login = await page.request.post("/api/auth/login", { data: { email, password: PASSWORD } });
    expect((await login.json()).code).toBe("INVALID_CREDENTIALS");
  });
});
