/** Documents and picture of an account: uploaded, refused, deleted, attached to an application. */
import { readFileSync, writeFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { href } from "../src/routes/href";
import { LOCALES } from "../src/shared/i18n/locales";
import { register } from "./accounts";
import { findJob } from "./applications";
import { expectAccessible, expectSoundInEveryView, recordProblems } from "./checks";
import { tickAllBoxes } from "./consent";
import { reload, visit } from "./visit";

const text = (name: string) => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(`Iva Ivić: ${name}`),
});
const PROGRAM = {
  name: "program.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from([0x4d, 0x5a, 0x90, 0, 0, 1, 2, 3]),
};
const PICTURE = {
  name: "iva.webp",
  mimeType: "image/webp",
  buffer: readFileSync("../docs/pictures/home-phone.webp"),
};

const list = (page: Page) => page.getByRole("listitem");

async function choose(
  page: Page,
  button: string,
  files: Parameters<Page["setInputFiles"]>[1],
): Promise<void> {
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: button }).click();
  await (await choosing).setFiles(files);
}

/** Drops a file from the desktop: made by the browser, since scripts cannot make files that stand for entries of a disk. */
async function drop(page: Page, name: string): Promise<void> {
  const path = test.info().outputPath(name);
  writeFileSync(path, `Iva Ivić: ${name}`);
  const box = await page.getByText("Povucite datoteke ovdje").boundingBox();
  if (!box) throw new Error("there is nowhere to drop files");
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const browser = await page.context().newCDPSession(page);
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    const data = { items: [], files: [path], dragOperationsMask: 1 };
    await browser.send("Input.dispatchDragEvent", { type, ...at, data });
  }
}

test("documents are added, refused, deleted, and one goes with an application", async ({ page }) => {
  test.slow();
  await register(page.request);
  const { consoleErrors } = recordProblems(page);
  await visit(page, href("documents", {}, "hr"));

  await test.step("two by the button at once, one by dropping it", async () => {
    await expect(page.getByText("0 od 20")).toBeVisible();
    await choose(page, "Odaberi datoteke", [text("životopis.txt"), text("kratki životopis.txt")]);
    await expect(page.getByText("2 od 20")).toBeVisible();
    await page.getByText("Drugi dokument", { exact: true }).first().click();
    await drop(page, "diploma.txt");
    await expect(page.getByText("3 od 20")).toBeVisible();
    await expect(list(page).filter({ hasText: "diploma.txt" })).toContainText("Drugi dokument");
    expect(consoleErrors).toEqual([]);
  });

  await test.step("what is no document is refused, next to its name", async () => {
    await choose(page, "Odaberi datoteke", [PROGRAM]);
    const sending = page.getByRole("list", { name: "Datoteke koje se šalju" });
    await expect(sending).toContainText("Ovaj format datoteke ne možemo primiti.");
    await expectAccessible(page);
    await sending.getByRole("button", { name: "Ukloni datoteku program.pdf" }).click();
    await expect(page.getByText("3 od 20")).toBeVisible();
  });

  await test.step("without a connection a file stays, and is sent when asked again", async () => {
    await page.route("**/api/documents", (route) => route.abort());
    await choose(page, "Odaberi datoteke", [text("potvrda.txt")]);
    await expect(page.getByRole("alert")).toContainText("Slanje datoteke nije uspjelo");
    await page.unroute("**/api/documents");
    await page.getByRole("button", { name: "Pokušaj ponovno poslati datoteku potvrda.txt" }).click();
    await expect(page.getByText("4 od 20")).toBeVisible();
  });

  await test.step("a document is what was sent, and is deleted after a confirmation", async () => {
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Preuzmi dokument kratki životopis.txt" }).click();
    expect((await downloading).suggestedFilename()).toBe("kratki životopis.txt");
    await page.getByRole("button", { name: "Obriši dokument kratki životopis.txt" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Obriši" }).click();
    await expect(page.getByText("3 od 20")).toBeVisible();
    await expect(list(page).filter({ hasText: "kratki životopis.txt" })).toHaveCount(0);
  });

  await test.step("another is attached to an application without being sent again", async () => {
    const job = await findJob(page.request, "kuhar");
    await visit(page, href("apply", { jobId: job.id, slug: job.slug }, "hr"));
    await page.getByRole("button", { name: "Odaberi životopis iz mojih dokumenata" }).click();
    await page.getByRole("dialog").getByText("životopis.txt", { exact: true }).click();
    await expectAccessible(page);
    await page.getByRole("dialog").getByRole("button", { name: "Priloži" }).click();
    await expect(page.getByRole("button", { name: "Ukloni datoteku životopis.txt" })).toBeVisible();
    await tickAllBoxes(page);
    await page.getByRole("button", { name: "Pošalji prijavu" }).click();
    await expect(page.getByRole("heading", { name: "Prijava je poslana" })).toBeVisible();
  });

  await test.step("then it can still be deleted, and the page says who keeps it", async () => {
    await visit(page, href("documents", {}, "hr"));
    await expect(page.getByText("3 od 20")).toBeVisible();
    const used = list(page).filter({ hasText: "životopis.txt" });
    await expect(used).toContainText("Kad ga obrišete, prijava ga zadržava.");
    await expectSoundInEveryView(page);
    await used.getByRole("button", { name: "Obriši dokument životopis.txt" }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("poslodavac kojem ste ga poslali i dalje može pročitati");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Obriši" }).click();
    await expect(page.getByText("2 od 20")).toBeVisible();
    await expect(used).toHaveCount(0);
  });
});

test("the picture of the account is cropped by keys, shown in the menu, and deleted", async ({ page }) => {
  await register(page.request);
  const { consoleErrors } = recordProblems(page);
  await visit(page, href("settings", {}, "hr"));
  await choose(page, "Odaberi sliku", [PICTURE]);
  const surface = page.getByRole("application", { name: "Izrez slike" });
  await surface.focus();
  await page.keyboard.press("+");
  await expect(page.getByText("110 %")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Upotrijebi sliku" }).click();
  await expect(page.getByText("Slika je spremljena")).toBeVisible();
  const inMenu = page.locator("header summary img");
  await expect(inMenu).toBeVisible();
  await expect.poll(() => inMenu.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  await reload(page);
  await expect(inMenu).toBeVisible();
  await page.getByRole("button", { name: "Ukloni sliku" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Ukloni sliku" }).click();
  await expect(page.getByText("Slika je uklonjena")).toBeVisible();
  await expect(inMenu).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

test("documents in five languages, light and dark, small and large", async ({ page }) => {
  test.slow();
  await register(page.request);
  for (const file of [text("Životopis Iva Ivić, kuharica.txt"), text(`${"vrlo-dugo-ime-".repeat(7)}.txt`)]) {
    const sent = await page.request.post("/api/documents", {
      multipart: { source: "cv", saved: "true", file },
    });
    expect(sent.status()).toBe(201);
  }
  for (const locale of LOCALES) {
    await visit(page, href("documents", {}, locale));
    await expectSoundInEveryView(page, { locale });
  }
});

test("a guest who opens the page is asked to sign in", async ({ page }) => {
  await visit(page, href("documents", {}, "hr"));
  await expect(page).toHaveURL(/\/prijava\?return=/);
});
