/** Help, contact, advice and the page for employers. */
import { expect, test } from "@playwright/test";
import { href } from "../src/routes/href";
import { LOCALES } from "../src/shared/i18n/locales";
import { register } from "./accounts";
import { addApp } from "./appCodes";
import { expectAccessible, expectNoOverflow, expectSoundInEveryView, recordProblems } from "./checks";
import { mailTo } from "./mailbox";
import { karijera } from "./operator";
import { visit } from "./visit";

test("a message of the contact form reaches the operator, with the address for the reply", async ({
  page,
}) => {
  const { consoleErrors } = recordProblems(page);
  const text = `Ne mogu ući u račun ${Date.now()}.`;
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, href("contact", {}, "hr"));
  await page.getByRole("link", { name: "Idite na obrazac" }).click();
  await page.getByRole("button", { name: "Pošalji poruku" }).click();
  await expect(page.getByText("Provjerite još 4 polja")).toBeVisible();
  await page.getByRole("textbox", { name: "Ime i prezime" }).fill("Ana Horvat");
  await page.getByRole("textbox", { name: "E-mail adresa za odgovor" }).fill("ana.horvat@primjer.hr");
  await page
    .getByRole("button", { name: /^Tema|Tema$/ })
    .last()
    .click();
  await page.getByRole("option", { name: "Moj račun" }).click();
  await page.getByRole("textbox", { name: "Poruka" }).fill(text);
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Pošalji poruku" }).click();
  await expect(page.getByText("Poruka je poslana")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Poruka" })).toHaveValue("");
  const mail = await mailTo("pitanja@karijera.example", (each) => each.text.includes(text));
  expect(mail.text).toContain("ana.horvat@primjer.hr");
  expect(consoleErrors).toEqual([]);
});

test("questions are searched on the page without a call, and an anchor opens one", async ({ page }) => {
  const { apiCalls, consoleErrors } = recordProblems(page);
  await visit(page, `${href("faq", {}, "en")}#what-the-steps-mean`);
  await expect(page.getByText("never a program", { exact: false })).toBeVisible();
  apiCalls.length = 0;
  await page.getByRole("searchbox", { name: "Search the questions" }).fill("password");
  await expect(page.getByRole("status").filter({ hasText: /^\d+ questions?$/ })).toBeVisible();
  expect(await page.locator("details").count()).toBeLessThan(10);
  await page.getByRole("searchbox").fill("xyzzy");
  await expect(page.getByText("There is no such question.")).toBeVisible();
  expect(apiCalls).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test("questions and articles can be read without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(href("faq", {}, "hr"));
  await page.getByText("Kako povući prijavu?").click();
  await expect(page.locator("details[open]")).toContainText("Obriši prijavu");
  await page.goto(href("adviceList", {}, "hr"));
  await page.getByRole("link", { name: "Životopis koji se doista čita" }).click();
  await expect(page.getByRole("article")).toContainText("OIB");
  await context.close();
});

test("an article keeps its place when the language changes, and any slug leads to it", async ({ page }) => {
  await visit(page, "/savjet/1/whatever");
  await expect(page).toHaveURL(/\/savjet\/1\/zivotopis-koji-se-doista-cita$/);
  await page.locator("footer").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/en\/advice\/1\/a-cv-that-gets-read$/);
  const moved = await page.request.get("/sl/nasveti/tema/prava-na-radu", { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([308, "/sl/nasveti/tema/pravice-pri-delu"]);
});

test("home recommends programmes of education, which lead to their place on the page of all", async ({
  page,
}) => {
  const { consoleErrors } = recordProblems(page);
  for (const [locale, title, country] of [
    ["hr", "Preporučeno obrazovanje", "Hrvatska"],
    ["mk", "Препорачано образование", "Северна Македонија"],
  ] as const) {
    await visit(page, href("home", {}, locale));
    const section = page.getByRole("region", { name: title });
    await expect(section.getByRole("listitem").filter({ hasText: country }).first()).toBeVisible();
    const europass = section.getByRole("link", { name: "Europass" });
    await europass.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${href("educations", {}, locale)}#europass`);
    await expect(page.getByRole("article", { name: "Europass" })).toBeInViewport();
    await expectSoundInEveryView(page, { locale });
  }
  expect(consoleErrors).toEqual([]);
});

test("header and footer lead to help, contact, advice and employers at every width", async ({ page }) => {
  for (const locale of LOCALES) {
    await visit(page, href("forEmployers", {}, locale));
    for (const width of [360, 672, 741, 1001, 1041, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverflow(page);
      for (const route of [
        "employers",
        "faq",
        "contact",
        "adviceList",
        "forEmployers",
        "terms",
        "privacy",
      ] as const) {
        await expect(page.locator(`footer a[href="${href(route, {}, locale)}"]`).first()).toBeVisible();
      }
    }
    for (const route of ["employers", "forEmployers"] as const) {
      await expect(page.locator(`header nav a[href="${href(route, {}, locale)}"]`).first()).toBeVisible();
    }
  }
  await expectAccessible(page);
});

test("an editor drafts, previews, publishes and restores a text; readers see what is in force", async ({
  page,
  browser,
  request,
}) => {
  const { consoleErrors } = recordProblems(page);
  const sentence = `Rečenica ${Date.now()}.`;
  const editor = await register(request);
  const signedIn = { data: { email: editor.email, password: editor.password } };
  expect((await page.request.post("/api/auth/login", signedIn)).status()).toBe(200);
  expect((await visit(page, href("editorTexts", {}, "hr")))?.status()).toBe(404);
  karijera("grant", editor.email, "editor");
  await addApp(page.request, editor);
  const reader = await (await browser.newContext()).newPage();
  const seenByReaders = async () => {
    await visit(reader, href("accessibility", {}, "bs"));
    return reader.getByText(sentence).count();
  };
  await visit(page, href("editorTexts", {}, "hr"));
  await expectSoundInEveryView(page);
  await page.getByRole("link", { name: /Bosanski\s*: Pristupačnost/ }).click();
  const text = page.getByRole("textbox", { name: /Markdown/ });

  await test.step("a draft with a fault is previewed and not published", async () => {
    const before = await text.inputValue();
    await text.fill(`${before}\n# Naslov\n\n<script>alert(1)</script>`);
    await page.getByRole("button", { name: "Pregled" }).click();
    await expect(page.getByRole("alert").getByText("naslovi počinju drugom razinom (##)")).toBeVisible();
    await text.fill(`${before}\n${sentence}\n`);
    await page.getByRole("button", { name: "Pregled" }).click();
    await expect(page.getByRole("region", { name: "Pregled" }).getByText(sentence)).toBeVisible();
    await page.getByRole("button", { name: "Spremi nacrt" }).click();
    await expect(page.getByText("Nacrt je spremljen")).toBeVisible();
    await expect(page.getByRole("list", { name: "Izmjene u nacrtu" }).getByText(sentence)).toBeVisible();
    await expectSoundInEveryView(page);
    expect(await seenByReaders()).toBe(0);
  });

  await test.step("somebody else saves meanwhile: nothing is lost", async () => {
    const other = await page.context().newPage();
    await visit(other, page.url());
    await other.getByRole("textbox", { name: "Naslov" }).fill("Pristupačnost stranice");
    await other.getByRole("button", { name: "Spremi nacrt" }).click();
    await expect(other.getByText("Nacrt je spremljen")).toBeVisible();
    await text.fill(`${await text.inputValue()}\nJoš jedna.\n`);
    await page.getByRole("button", { name: "Spremi nacrt" }).click();
    await expect(page.getByText("Tekst je u međuvremenu izmijenjen")).toBeVisible();
    await expectSoundInEveryView(page);
    await expect(text).toHaveValue(/Još jedna/);
    await page.getByRole("button", { name: "Nastavi sa svojim tekstom" }).click();
  });

  await test.step("published, and restored by keyboard", async () => {
    await page.getByRole("button", { name: "Objavi", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Objavi" }).click();
    await expect(page.getByText("Tekst je objavljen")).toBeVisible();
    expect(await seenByReaders()).toBe(1);
    const former = page.getByRole("button", { name: "Vrati verziju 1", exact: true });
    await page.getByRole("button", { name: "Pokaži verziju 1", exact: true }).click();
    await expect(page.getByRole("list", { name: "Što se otad promijenilo" })).toBeVisible();
    await expectSoundInEveryView(page);
    await former.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Verzija je vraćena")).toBeVisible();
    expect(await seenByReaders()).toBe(0);
  });
  // The browser logs the refusal that the conflict is about.
  expect(consoleErrors).toEqual([expect.stringContaining("409 (Conflict)")]);
});
