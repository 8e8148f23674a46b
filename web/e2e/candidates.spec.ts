/** The CV database: a CV is shown, found without a name, opened by a press, and its person sees who looked. */
import { type APIRequestContext, expect, test } from "@playwright/test";
import { href } from "../src/routes/href";
import { LOCALES } from "../src/shared/i18n/locales";
import { register } from "./accounts";
import { expectAccessible, expectSoundInEveryView, recordProblems } from "./checks";
import { open } from "./keyboard";
import { karijera } from "./operator";
import { visit } from "./visit";

const SURNAME = "Baričević";

/** A CV that employers find, with this title. */
async function aShownCv(request: APIRequestContext, title: string): Promise<string> {
  await register(request);
  const { id } = await (
    await request.post("/api/me/cvs", { data: { name: "Za bolnice", language: "hr" } })
  ).json();
  const put = async (path: string, said: object) => {
    const { version } = await (await request.get(`/api/me/cvs/${id}`)).json();
    const answer = await request.put(`/api/me/cvs/${id}/${path}`, {
      data: path === "visibility" ? said : { ...said, baseVersion: version },
    });
    expect(answer.status()).toBe(200);
  };
  await put("contact", { contact: { firstName: "Dora", lastName: SURNAME, phone: "+385912345678" } });
  await put("headline", { headline: { title, keywords: ["pedijatrija", "hitna"], educationLevel: 6 } });
  await put("ideal-job", {
    idealJob: {
      positions: ["2221"],
      places: [{ name: "Zagreb", geonameid: 3186886 }],
      employments: ["permanent"],
      salary: { amount: "1800.00", currency: "EUR" },
    },
  });
  for (const item of [
    { kind: "work", position: "Medicinska sestra", employer: "Klinika", start: "2016-01", end: "2020-12" },
    { kind: "education", institution: "Medicinska škola", end: "2015" },
    { kind: "language", language: "de", level: "B2" },
  ])
    await put(`items/${crypto.randomUUID()}`, { item });
  await put("visibility", { visible: true });
  return id;
}

/** A member of the first employer of the demo; returns the employer's name. */
async function aMember(request: APIRequestContext): Promise<string> {
  const { email } = await register(request);
  const { items } = await (await request.get("/api/jobs/search?applicationType=quick")).json();
  const { id, name } = items[0].employer;
  karijera("grant", email, "employer-recruiter", "--employer", String(id));
  return name;
}

test("a CV is found without a name and opened by a press, which its person sees", async ({
  browser,
  page,
}) => {
  test.slow();
  const { consoleErrors } = recordProblems(page);
  const title = `Sestra ${Date.now().toString(36)}`;
  const owner = await browser.newContext();
  const cvId = await aShownCv(owner.request, title);
  const employer = await aMember(page.request);
  await visit(page, href("home", {}, "hr"));
  await page.locator("header summary").filter({ hasText: "Moj račun" }).click();
  await page.getByRole("link", { name: "Baza životopisa" }).click();

  const card = page.getByRole("article").filter({ hasText: title });
  await expect(card).toContainText("5 godina");
  await expect(page.getByText(SURNAME)).toHaveCount(0);
  await expectSoundInEveryView(page);

  await page.getByLabel("Jezik koji govori").selectOption("de");
  await expect(page).toHaveURL(/language=de/);
  await open(page, card.getByRole("button", { name: /^Otvori životopis/ }));
  const dialog = page.getByRole("dialog", { name: "Životopis" });
  await expect(dialog.getByRole("heading", { name: `Dora ${SURNAME}` })).toBeVisible();
  await expect(dialog).toContainText("1.800 €");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(card).toContainText("Otvoreno");

  const own = await owner.newPage();
  await visit(own, href("myProfile", {}, "hr", { cv: cvId }));
  const looked = own.getByRole("region", { name: "Tko je pogledao" });
  await expect(looked.getByRole("link", { name: employer })).toBeVisible();
  await expectAccessible(own);
  await owner.close();
  expect(consoleErrors).toEqual([]);
});

test("the CV database is there for members only, in five languages", async ({ page }) => {
  test.slow();
  await register(page.request);
  expect((await visit(page, href("candidates", {}, "hr")))?.status()).toBe(404);
  await aMember(page.request);
  for (const locale of LOCALES) {
    expect((await visit(page, href("candidates", {}, locale)))?.status()).toBe(200);
    await expectSoundInEveryView(page, { locale });
  }
});
