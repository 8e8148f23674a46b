/** Stories of the CV editor: without a mouse, in two windows, without a connection. */
import { type APIRequestContext, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { href } from "../src/routes/href";
import { LOCALES } from "../src/shared/i18n/locales";
import { register } from "./accounts";
import {
  callsOfPage,
  expectAccessible,
  expectNoOverflow,
  expectSoundInEveryView,
  recordProblems,
} from "./checks";
import { open, tabTo, type } from "./keyboard";
import { reload, visit } from "./visit";

const WIDE = { width: 1280, height: 900 };
const saved = (page: Page) =>
  expect(page.getByRole("status").filter({ hasText: "Spremljeno" })).toBeVisible();
const titleField = (page: Page) => page.getByLabel("Zanimanje ili uloga");
const phoneField = (page: Page) => page.getByLabel("Telefon");
const preview = (page: Page) => page.getByRole("complementary", { name: "Pregled životopisa" });

const JOBS = ["Voditeljica kuhinje", "Kuharica", "Pomoćna kuharica"];

/** An account with a CV, made over the API. */
async function aCv(request: APIRequestContext, language = "hr"): Promise<string> {
  await register(request);
  const { id, version } = await (
    await request.post("/api/me/cvs", { data: { name: "Za hotele", language } })
  ).json();
  let baseVersion: number = version;
  for (const position of JOBS) {
    const item = { kind: "work", position, employer: "Konoba Kotva", start: "2019-04" };
    const put = await request.put(`/api/me/cvs/${id}/items/${crypto.randomUUID()}`, {
      data: { item, baseVersion },
    });
    expect(put.status()).toBe(200);
    baseVersion = (await put.json()).version;
  }
  return id;
}

async function openEditor(page: Page): Promise<void> {
  await page.setViewportSize(WIDE);
  await visit(page, href("myProfile", {}, "hr"));
  await saved(page);
}

test("a CV is written without a mouse, and is there after a reload", async ({ page }) => {
  test.slow();
  const { consoleErrors } = recordProblems(page);
  await register(page.request);
  await page.setViewportSize(WIDE);
  await visit(page, href("myProfile", {}, "hr"));

  await test.step("begin it", async () => {
    await open(page, page.getByRole("button", { name: "Započni životopis" }));
    const dialog = page.getByRole("dialog", { name: "Novi životopis" });
    await expect(dialog).toBeVisible();
    await type(page, dialog.getByLabel("Naziv"), "Za hotele");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: /^Za hotele/ })).toBeVisible();
    await expect(page.getByLabel("E-mail")).toHaveValue(/@example\.com$/);
  });

  await test.step("what is typed saves itself and shows beside", async () => {
    await type(page, phoneField(page), "091 234 5678");
    await type(page, titleField(page), "Kuharica");
    await expect(preview(page).getByText("Kuharica")).toBeVisible();
    await saved(page);
    await expect(preview(page).getByText("+385912345678")).toBeVisible();
  });

  await test.step("a job, with a month", async () => {
    await open(page, page.getByRole("button", { name: "Dodaj: Radno iskustvo" }));
    const dialog = page.getByRole("dialog", { name: "Radno iskustvo: dodavanje" });
    await open(page, dialog.getByRole("button", { name: "Spremi" }));
    await expect(dialog.getByText("Ovo polje je obavezno.")).toBeVisible();
    await expect(dialog.getByLabel("Radno mjesto")).toBeFocused();
    await page.keyboard.type("Glavna kuharica");
    await open(page, dialog.getByRole("button", { name: /^Početak/ }));
    await expect(page.getByRole("option", { name: "2026" })).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(page.getByRole("option", { name: "2022" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("option", { name: "siječanj" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("button", { name: /^Početak.* siječanj 2022\.$/ })).toBeFocused();
    await open(page, dialog.getByRole("button", { name: "Spremi" }));
    await expect(dialog).toBeHidden();
    await expect(preview(page).getByText("siječanj 2022. – danas")).toBeVisible();
  });

  await test.step("a language, from the list", async () => {
    await open(page, page.getByRole("button", { name: "Dodaj: Jezici" }));
    const dialog = page.getByRole("dialog", { name: "Jezici: dodavanje" });
    await tabTo(page, dialog.getByRole("combobox", { name: "Jezik" }));
    await page.keyboard.type("nje");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("combobox", { name: "Jezik" })).toHaveValue("njemački");
    await open(page, dialog.getByRole("button", { name: "Spremi" }));
    await expect(preview(page).getByText("njemački")).toBeVisible();
  });

  await saved(page);
  await reload(page);
  await expect(titleField(page)).toHaveValue("Kuharica");
  await expect(preview(page)).toContainText("Glavna kuharica");
  await expect(preview(page)).toContainText("njemački – B1");
  expect(consoleErrors).toEqual([]);
});

test("a dialog with unsaved text asks before it closes", async ({ page }) => {
  await aCv(page.request);
  await openEditor(page);
  await page.getByRole("button", { name: "Dodaj: Obrazovanje" }).click();
  const dialog = page.getByRole("dialog", { name: "Obrazovanje: dodavanje" });
  await dialog.getByLabel("Škola ili fakultet").fill("Turistička škola");
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Odbaciti što ste upisali?" });
  await question.getByRole("button", { name: "Nastavi pisati" }).click();
  await expect(dialog.getByLabel("Škola ili fakultet")).toHaveValue("Turistička škola");
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Odbaci" }).click();
  await expect(dialog).toBeHidden();
});

test("items are put in order by keyboard and by dragging, and undone", async ({ page }) => {
  await aCv(page.request);
  await openEditor(page);
  const section = page.getByRole("region", { name: "Radno iskustvo" });
  const order = () => section.getByRole("list", { name: "Radno iskustvo" }).getByRole("listitem");
  const handle = (name: string) => page.getByRole("button", { name: `Premjesti: ${name}`, exact: true });
  await tabTo(page, handle("Kuharica"), 200);
  await page.keyboard.press("ArrowUp");
  await expect(order()).toContainText(["Kuharica", "Voditeljica kuhinje", "Pomoćna kuharica"]);
  await expect(handle("Kuharica")).toBeFocused();
  await saved(page);

  await handle("Pomoćna kuharica").scrollIntoViewIfNeeded();
  const from = await handle("Pomoćna kuharica").boundingBox();
  const to = await handle("Kuharica").boundingBox();
  if (!from || !to) throw new Error("no handles");
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y - 5, { steps: 8 });
  await page.mouse.up();
  await expect(order()).toContainText(["Pomoćna kuharica", "Kuharica", "Voditeljica kuhinje"]);
  await saved(page);

  await page.getByRole("button", { name: "Poništi" }).click();
  await expect(order()).toContainText(["Kuharica", "Voditeljica kuhinje", "Pomoćna kuharica"]);
  await reload(page);
  await expect(order()).toContainText(["Kuharica", "Voditeljica kuhinje", "Pomoćna kuharica"]);
});

test("two windows: what both changed is decided by the person, the rest goes together", async ({
  page,
  context,
}) => {
  await aCv(page.request);
  await openEditor(page);
  const other = await context.newPage();
  await openEditor(other);

  await titleField(page).fill("Voditeljica");
  await saved(page);
  await phoneField(other).fill("091 234 5678");
  await expect(
    other.getByText("Životopis je promijenjen i u drugom prozoru.", { exact: false }),
  ).toBeVisible();
  await expect(titleField(other)).toHaveValue("Voditeljica");

  await titleField(page).fill("Voditeljica kuhinje");
  await saved(page);
  await titleField(other).fill("Glavna kuharica");
  const question = other.getByRole("alertdialog", { name: "Promijenjeno u drugom prozoru" });
  await expect(question).toContainText("Glavna kuharica");
  await expect(question).toContainText("Voditeljica kuhinje");
  await expectAccessible(other);
  await question.getByRole("button", { name: "Zadrži ovo odavde" }).click();
  await saved(other);

  await titleField(page).fill("Kuharica u hotelu");
  const again = page.getByRole("alertdialog", { name: "Promijenjeno u drugom prozoru" });
  await again.getByRole("button", { name: "Uzmi iz drugog prozora" }).click();
  await saved(page);
  await expect(titleField(page)).toHaveValue("Glavna kuharica");
});

test("without a connection edits are kept, and sent when it is back or at the next visit", async ({
  page,
  context,
}) => {
  await aCv(page.request);
  await openEditor(page);
  const waiting = (each: Page) => expect(each.getByText(/^Nema veze/)).toBeVisible();

  await context.setOffline(true);
  await titleField(page).fill("Kuharica");
  await waiting(page);
  await context.setOffline(false);
  await saved(page);

  await context.setOffline(true);
  await titleField(page).fill("Kuharica u hotelu");
  await waiting(page);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await visit(next, href("myProfile", {}, "hr"));
  await expect(titleField(next)).toHaveValue("Kuharica u hotelu");
  await saved(next);
  expect(await titleOnServer(context)).toBe("Kuharica u hotelu");
});

async function titleOnServer({ request }: BrowserContext): Promise<string> {
  const [first] = (await (await request.get("/api/me/cvs")).json()).items;
  return (await (await request.get(`/api/me/cvs/${first.id}`)).json()).content.headline.title;
}

test("nothing that waits on a device stays after sign-out", async ({ page, context }) => {
  await aCv(page.request);
  await openEditor(page);
  await page.route("**/headline", (route) => route.abort());
  await titleField(page).fill("Kuharica");
  await expect(page.getByText(/^Nema veze/)).toBeVisible();
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("unsent")));
  expect(await kept()).toHaveLength(1);
  await page.goto(href("logout", {}, "hr"));
  await page.getByRole("main").getByRole("button").first().click();
  await expect(page).toHaveURL(/\/$/);
  expect(await kept()).toEqual([]);
  await context.close();
});

test("an earlier version is looked at and restored", async ({ page }) => {
  await aCv(page.request);
  await openEditor(page);
  await titleField(page).fill("Kuharica");
  await saved(page);
  await page.getByRole("button", { name: "Mogućnosti životopisa" }).click();
  await page.getByRole("menuitem", { name: "Ranije verzije" }).click();
  const dialog = page.getByRole("dialog", { name: "Ranije verzije" });
  await expect(dialog.getByText("Dodano: Kuharica", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await dialog
    .getByRole("button", { name: /^Pogledaj verziju/ })
    .last()
    .click();
  await dialog.getByRole("button", { name: "Vrati ovu verziju" }).click();
  await expect(dialog).toBeHidden();
  await expect(titleField(page)).toHaveValue("");
  await expect(page.getByRole("region", { name: "Radno iskustvo" }).getByRole("listitem")).toHaveCount(0);
  await page.getByRole("button", { name: "Poništi" }).click();
  await expect(titleField(page)).toHaveValue("Kuharica");
});

test("the preview is a page without header and footer, in the language of the CV, and prints alone", async ({
  page,
}) => {
  const id = await aCv(page.request, "en");
  await visit(page, href("profilePreview", {}, "hr", { cv: id }));
  await expect(page.getByRole("heading", { level: 2, name: "Work experience" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Iva Ivić");
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expectSoundInEveryView(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Ispiši ili spremi kao PDF" })).toBeHidden();
  await expect(page.getByText("Kuharica", { exact: true })).toBeVisible();
});

test("a CV is copied into another language, shown to employers, and deleted", async ({ page }) => {
  await aCv(page.request);
  await openEditor(page);
  await page.getByRole("button", { name: "Mogućnosti životopisa" }).click();
  await page.getByRole("menuitem", { name: "Kopiraj, i na drugi jezik" }).click();
  const dialog = page.getByRole("dialog", { name: "Kopija životopisa" });
  await dialog.getByRole("button", { name: /Jezik životopisa/ }).click();
  await page.getByRole("option", { name: "Slovenščina" }).click();
  await dialog.getByRole("button", { name: "Napravi" }).click();
  await expect(preview(page).getByText("Delovne izkušnje")).toBeVisible();
  const isShown = page.getByRole("checkbox", { name: "Poslodavci vide ovaj životopis" });
  await expect(isShown).toBeDisabled();
  await expect(page.getByText("barem jedna škola u obrazovanju")).toBeVisible();
  await page.getByRole("button", { name: "Dodaj: Obrazovanje" }).click();
  await page.getByLabel("Škola ili fakultet").fill("Turistička škola");
  await page.getByRole("button", { name: "Spremi", exact: true }).click();
  await expect(isShown).toBeEnabled();
  await page.getByText("Poslodavci vide ovaj životopis").click();
  await expect(isShown).toBeChecked();
  await page.getByRole("button", { name: "Mogućnosti životopisa" }).click();
  await page.getByRole("menuitem", { name: "Obriši" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Obriši" }).click();
  await expect(page.getByRole("navigation", { name: "Moji životopisi" }).getByRole("link")).toHaveCount(1);
});

for (const locale of LOCALES) {
  test(`the editor in ${locale} comes with everything it shows, and is sound in every view`, async ({
    page,
  }) => {
    await aCv(page.request, locale);
    const { consoleErrors, apiCalls } = recordProblems(page);
    await visit(page, href("myProfile", {}, locale));
    expect(callsOfPage(apiCalls)).toEqual([]);
    await expect(page.locator("h1")).toHaveCount(1);
    await expectSoundInEveryView(page, { locale });
    await expectNoOverflow(page);
    expect(consoleErrors).toEqual([]);
  });
}
