/** Stories without a mouse: every control is reached by Tab, and its focus is seen. */
import { expect, test } from "@playwright/test";
import { href } from "../src/routes/href";
import { register } from "./accounts";
import { findJob, newAddress } from "./applications";
import { recordProblems } from "./checks";
import { isSeen, open, tabTo, tickInOrder, type } from "./keyboard";
import { codeIn, mailTo } from "./mailbox";
import { reload, visit } from "./visit";

const WIDE = { width: 1600, height: 800 };
const PHONE = { width: 360, height: 740 };
const aFile = (name: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from("Deset sezona.") });

test("a guest applies, and replaces the CV on the way and afterwards", async ({ page, request }) => {
  test.slow();
  const { consoleErrors } = recordProblems(page);
  const job = await findJob(request, "kuhar");
  const email = newAddress();
  const address = { jobId: job.id, slug: job.slug };
  const chooseWith = async (button: ReturnType<typeof page.getByRole>, name: string) => {
    const choosing = page.waitForEvent("filechooser");
    await open(page, button);
    await (await choosing).setFiles(aFile(name));
    await expect(page.getByText(name)).toBeVisible();
  };

  await test.step("to the form, and what is missing", async () => {
    await visit(page, href("job", address, "hr"));
    await open(page, page.locator(`a[href^="${href("apply", address, "hr")}"]`).first());
    await expect(page.getByRole("heading", { name: "Prijava na posao" })).toBeFocused();
    await open(page, page.getByRole("button", { name: "Nastavi na potvrdu" }));
    await expect(page.getByText("Provjerite još 6 polja")).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Ime", { exact: true })).toBeFocused();
  });

  await test.step("the form, with a CV that is replaced", async () => {
    await page.keyboard.type("Iva");
    await type(page, page.getByLabel("Prezime"), "Ivić");
    await type(page, page.getByLabel("E-mail adresa"), email);
    await type(page, page.getByLabel("Broj telefona"), "0912345678");
    await reload(page);
    await chooseWith(page.getByRole("button", { name: "Odaberi datoteku: Životopis" }), "Prvi.txt");
    await expect(page.getByText("priloženo")).toBeVisible();
    await chooseWith(page.getByRole("button", { name: "Zamijeni datoteku: Životopis" }), "Drugi.txt");
    await expect(page.getByText("Prvi.txt")).toHaveCount(0);
    await tickInOrder(page, page);
    await open(page, page.getByRole("button", { name: "Nastavi na potvrdu" }));
  });

  await test.step("the code", async () => {
    await expect(page.getByLabel("Kod od pet znamenki")).toBeFocused();
    await page.keyboard.type(codeIn(await mailTo(email)));
    await expect(page.getByRole("heading", { name: "Prijava je poslana" })).toBeFocused();
  });

  await test.step("another CV for the application that was sent", async () => {
    await open(page, page.getByRole("link", { name: "Prati prijavu" }));
    const details = page.getByRole("dialog", { name: job.title });
    await expect(details).toBeVisible();
    await open(page, page.getByRole("link", { name: "Izmijeni i pošalji ponovno" }));
    const dialog = page.getByRole("dialog", { name: /^Izmjena prijave/ });
    await expect(dialog).toBeVisible();
    await chooseWith(dialog.getByRole("button", { name: "Zamijeni datoteku: Životopis" }), "Treci.txt");
    await open(page, dialog.getByRole("button", { name: "Pošalji ponovno" }));
    await expect(page.getByText("Izmijenjena i ponovno poslana")).toBeVisible();
    await expect(page.getByRole("link", { name: /Preuzmi Treci/ })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
  expect(consoleErrors).toEqual([]);
});

test("the list is filtered, and a filter taken away", async ({ page }) => {
  await page.setViewportSize(WIDE);
  await visit(page, href("jobSearch", {}, "hr"));
  const seasonal = page.getByRole("checkbox", { name: /^Sezonski posao/ });
  await tabTo(page, seasonal);
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/\?employment=seasonal$/);
  await expect(seasonal).toBeFocused();
  await open(page, page.getByRole("link", { name: "Ukloni filtar: Sezonski posao" }), 200);
  await expect(page).toHaveURL(/\/pretraga-poslova$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("on a phone filters are set in the sheet, which keeps the focus and gives it back", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, href("jobSearch", {}, "hr"));
  const button = page.getByRole("button", { name: "Filtri" });
  await open(page, button);
  const sheet = page.getByRole("dialog", { name: "Filtri" });
  await expect(sheet).toBeVisible();
  const seasonal = sheet.getByRole("checkbox", { name: /^Sezonski posao/ });
  await tabTo(page, seasonal);
  await page.keyboard.press("Space");
  await expect(seasonal).toBeChecked();
  await open(page, sheet.getByRole("button", { name: /^Prikaži/ }), 200);
  await expect(page).toHaveURL(/employment=seasonal/);
  await expect(sheet).toBeHidden();
  await open(page, button);
  await page.keyboard.press("Shift+Tab");
  expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});

test("somebody with an account signs in, saves a change of the profile, and signs out", async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  const person = await register(elsewhere.request);
  await elsewhere.close();
  await page.setViewportSize(WIDE);
  await visit(page, href("faq", {}, "hr"));
  await open(page, page.getByRole("link", { name: "Ulaz", exact: true }));
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await type(page, dialog.getByLabel("E-mail"), person.email);
  await type(page, dialog.getByLabel("Lozinka", { exact: true }), person.password);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  const menu = page.locator("header summary", { hasText: "Iva" });
  await open(page, menu);
  await open(page, page.locator("header").getByRole("link", { name: "Postavke" }));
  await expect(page.getByRole("heading", { level: 1, name: "Postavke" })).toBeFocused();
  const basics = page.getByRole("region", { name: "Osnovni podaci" });
  await type(page, basics.getByLabel("Ime", { exact: true }), "Ivana");
  await open(page, basics.getByRole("button", { name: "Spremi" }));
  await expect(page.locator("header summary", { hasText: "Ivana" })).toBeVisible();
  await visit(page, href("faq", {}, "hr"));
  await open(page, menu);
  await open(page, page.getByRole("button", { name: "Odjavi se" }));
  await expect(page.locator("header").getByRole("link", { name: "Ulaz", exact: true })).toBeVisible();
});

test("control: what Tab does not reach, and what is covered, is found", async ({ page }) => {
  const cover = '<div style="position: fixed; inset: 0; background: white"></div>';
  await page.setContent('<button tabindex="-1">A</button><button>B</button>');
  await expect(tabTo(page, page.getByRole("button", { name: "A" }), 5)).rejects.toThrow("5 times Tab");
  const reached = page.getByRole("button", { name: "B" });
  await tabTo(page, reached, 5);
  await page.setContent(`<button>B</button>${cover}`);
  expect(await reached.evaluate(isSeen)).toBe(false);
});
