/** A guest applies, reads the code in the mail, and follows the application: end to end on a running site. */
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { href } from "../src/routes/href";
import { findJob, type Job, newAddress } from "./applications";
import { expectAccessible, expectSoundInEveryView, recordProblems } from "./checks";
import { tickAllBoxes } from "./consent";
import { codeIn, linkIn, mailTo } from "./mailbox";
import { reload, visit } from "./visit";

const CV = {
  name: "Životopis Iva Ivić.txt",
  mimeType: "text/plain",
  buffer: Buffer.from("Iva Ivić, deset sezona na moru."),
};
const LETTER = "Radila sam u Rovinju i Opatiji.\nSlobodna sam od svibnja.";

const aJob = (request: APIRequestContext) => findJob(request, "kuhar");
const applyAddress = ({ id, slug }: Job) => href("apply", { jobId: id, slug }, "hr");

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("Ime", { exact: true }).fill("Iva");
  await page.getByLabel("Prezime").fill("Ivić");
  await page.getByLabel("E-mail adresa").fill(email);
  await page.getByLabel("Broj telefona").fill("091 234 5678");
  await page.getByLabel("Motivacijsko pismo").fill(LETTER);
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Odaberi datoteku: Životopis" }).click();
  await (await choosing).setFiles(CV);
  await expect(page.getByText("priloženo")).toBeVisible();
  await tickAllBoxes(page);
}

async function apply(page: Page, job: Job, email: string): Promise<void> {
  await visit(page, applyAddress(job));
  await fillIn(page, email);
  await page.getByRole("button", { name: "Nastavi na potvrdu" }).click();
  await expect(page.getByRole("heading", { name: "Upišite kod" })).toBeVisible();
}

test("a guest applies, enters the code, and follows the application", async ({ page, request }) => {
  test.slow();
  const job = await aJob(request);
  const email = newAddress();
  const { consoleErrors } = recordProblems(page);

  await test.step("opens the form from the job page", async () => {
    await visit(page, href("job", { jobId: job.id, slug: job.slug }, "hr"));
    await page
      .locator(`a[href^="${applyAddress(job)}"]`)
      .first()
      .click();
    await expect(page.getByRole("heading", { name: "Prijava na posao" })).toBeFocused();
    await expect(page.getByText(job.title).first()).toBeVisible();
  });

  await test.step("names missing fields, and keeps the input across a reload", async () => {
    await page.getByRole("button", { name: "Nastavi na potvrdu" }).click();
    await expect(page.getByText("Provjerite još 6 polja")).toBeVisible();
    await fillIn(page, email);
    await reload(page);
    await expect(page.getByLabel("Motivacijsko pismo")).toHaveValue(LETTER);
    await expect(page.getByText(CV.name)).toBeVisible();
    await expectSoundInEveryView(page);
  });

  await test.step("mails the code", async () => {
    await page.getByRole("button", { name: "Nastavi na potvrdu" }).click();
    await expect(page.getByText(email, { exact: true })).toBeVisible();
    await expect(page.getByText(/Kod vrijedi još (10:00|[89]:\d\d)\./)).toBeVisible();
    await expect(page.getByRole("button", { name: "Pošalji novi kod" })).toBeDisabled();
    await expectSoundInEveryView(page);
  });

  await test.step("a wrong code shows the attempts left, the right one sends the application", async () => {
    const code = codeIn(await mailTo(email));
    const wrong = code === "00000" ? "11111" : "00000";
    await page.getByLabel("Kod od pet znamenki").fill(wrong);
    await expect(page.getByText(/Imate još 2 pokušaja/).first()).toBeVisible();
    await page.getByLabel("Kod od pet znamenki").fill(code);
    await expect(page.getByRole("heading", { name: "Prijava je poslana" })).toBeVisible();
    await expectSoundInEveryView(page);
  });

  await test.step("shows the timeline and what was sent", async () => {
    await page.getByRole("link", { name: "Prati prijavu" }).click();
    const dialog = page.getByRole("dialog", { name: job.title });
    await expect(dialog.getByText("Prijava je poslana", { exact: true })).toBeVisible();
    await expect(dialog.getByText("Radila sam u Rovinju i Opatiji.")).toBeVisible();
    await expect(dialog.getByText("+385 912345678")).toBeVisible();
    const download = page.waitForEvent("download");
    await dialog.getByRole("link", { name: /Preuzmi Životopis/ }).click();
    expect((await download).suggestedFilename()).toContain(".txt");
    await expectSoundInEveryView(page);
  });

  await test.step("is forwarded to the employer", async () => {
    const forwarded = page
      .getByRole("dialog")
      .locator("li", { hasText: "Proslijeđena poslodavcu" })
      .locator("time");
    await expect(async () => {
      await reload(page);
      await expect(forwarded).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 60_000 });
    // The server-rendered page shows the details before there is a script that handles the key.
    await expect(async () => {
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0, { timeout: 1000 });
    }).toPass({ timeout: 60_000 });
    await expect(page.getByRole("article")).toHaveCount(1);
    await expectSoundInEveryView(page);
  });

  await test.step("resends with another cover letter and CV", async () => {
    await page.getByRole("link", { name: job.title }).click();
    await page.getByRole("link", { name: "Izmijeni i pošalji ponovno" }).click();
    const dialog = page.getByRole("dialog", { name: /^Izmjena prijave/ });
    await dialog.getByLabel("Motivacijsko pismo").fill("Slobodna sam odmah.");
    const choosing = page.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: "Zamijeni datoteku: Životopis" }).click();
    await (await choosing).setFiles({ ...CV, name: "Novi životopis.txt" });
    await expect(dialog.getByText("Novi životopis.txt")).toBeVisible();
    await dialog.getByRole("button", { name: "Pošalji ponovno" }).click();
    await expect(page.getByText("Izmijenjena i ponovno poslana")).toBeVisible();
    await expect(page.getByText("Slobodna sam odmah.")).toBeVisible();
    await expect(page.getByRole("link", { name: /Preuzmi Novi životopis/ })).toBeVisible();
  });

  await test.step("withdraws after a confirmation", async () => {
    await page.getByRole("button", { name: "Obriši prijavu" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Obriši prijavu" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByText("Prijava je obrisana")).toBeVisible();
  });
  // The browser also logs the error response to the wrong code.
  expect(consoleErrors).toEqual([
    "Failed to load resource: the server responded with a status of 400 (Bad Request)",
  ]);
});

test("the mailed link verifies in another browser; an earlier application requires confirmation", async ({
  browser,
  page,
  request,
}) => {
  test.slow();
  const job = await aJob(request);
  const email = newAddress();
  await apply(page, job, email);
  const first = linkIn(await mailTo(email), "link=");

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await test.step("opening the link sends nothing, the button does", async () => {
    await visit(other, first);
    await expect(other.getByRole("heading", { name: "Potvrdite prijavu" })).toBeVisible();
    await expectAccessible(other);
    await other.getByRole("button", { name: "Potvrdi i pošalji" }).click();
    await expect(other.getByRole("heading", { name: "Prijava je poslana" })).toBeVisible();
  });

  await test.step("the code of the same application is already used", async () => {
    await page.getByLabel("Kod od pet znamenki").fill("12345");
    await expect(page.getByText(/Ova je prijava već potvrđena/)).toBeVisible();
  });

  await test.step("a second application shows the first and is not sent", async () => {
    await apply(await elsewhere.newPage(), job, email);
    const second = linkIn(
      await mailTo(email, ({ text }) => text.includes("link=") && !text.includes(first)),
      "link=",
    );
    await visit(other, second);
    await other.getByRole("button", { name: "Potvrdi i pošalji" }).click();
    const dialog = other.getByRole("alertdialog", { name: "Već ste se prijavili na ovaj posao" });
    await expect(dialog).toBeVisible();
    await expectAccessible(other);
    await dialog.getByRole("button", { name: "Ostajem pri ranijoj" }).click();
    await expect(other.getByRole("heading", { name: "Ranija prijava ostaje" })).toBeVisible();
    await expectAccessible(other);
  });
  await elsewhere.close();
});

test("a guest with a phone number only follows the application by the link of a text message", async ({
  browser,
  context,
  page,
  request,
}) => {
  test.slow();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const job = await aJob(request);
  const phone = `+3859112${Math.floor(10_000 + Math.random() * 90_000)}`;
  await visit(page, applyAddress(job));
  await fillIn(page, "");
  await page.getByLabel("Broj telefona").fill(`91 ${phone.slice(6)}`);
  await page.getByRole("button", { name: "Nastavi na potvrdu" }).click();
  await expect(page.getByText(`+385 ${phone.slice(4)}`)).toBeVisible();

  await test.step("the number can be changed without losing the form", async () => {
    await page.getByRole("link", { name: "Promijeni broj" }).click();
    await expect(page.getByLabel("Motivacijsko pismo")).toHaveValue(LETTER);
    await expect(page.getByText(CV.name)).toBeVisible();
    await page.getByRole("button", { name: "Nastavi na potvrdu" }).click();
  });

  await page.getByLabel("Kod od pet znamenki").fill(codeIn(await mailTo(phone)));
  await expect(page.getByText(/Poslali smo Vam SMS s poveznicom/)).toBeVisible();
  await page.getByRole("button", { name: "Kopiraj poveznicu" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Poveznica je kopirana" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("/moj-profil/prijave?access=");
  await expectSoundInEveryView(page);

  const link = linkIn(await mailTo(phone, ({ text }) => text.includes("/p/")), "/p/");
  const elsewhere = await (await browser.newContext()).newPage();
  await visit(elsewhere, link);
  await expect(elsewhere.getByRole("link", { name: job.title })).toBeVisible();
  await elsewhere.context().close();
});

test("deleting an unverified application keeps only the form input", async ({ page, request }) => {
  const job = await aJob(request);
  const { consoleErrors } = recordProblems(page);
  await apply(page, job, newAddress());
  await page.getByRole("button", { name: "Obriši prijavu" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Obriši prijavu" }).click();
  await expect(page.getByLabel("Ime", { exact: true })).toHaveValue("Iva");
  await expect(page.getByText(CV.name)).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

test("the form mails in its language, in all five", async ({ page, request }) => {
  const job = await aJob(request);
  const email = newAddress();
  await visit(page, href("apply", { jobId: job.id, slug: job.slug }, "mk"));
  await page.getByLabel("Име", { exact: true }).fill("Ива");
  await page.getByLabel("Презиме").fill("Ивиќ");
  await page.getByLabel("Е-пошта").fill(email);
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Избери датотека: Биографија" }).click();
  await (await choosing).setFiles(CV);
  await expect(page.getByText("приложено")).toBeVisible();
  await tickAllBoxes(page);
  await page.locator("button[type=submit]").click();
  await expect(page).toHaveURL(/\/mk\/application\/verification/);
  expect((await mailTo(email)).subject).toMatch(/[а-ш]{3}/);
});
