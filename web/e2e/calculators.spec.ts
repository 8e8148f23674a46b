/** The pay calculators: typing, the address as the calculation, reading without JavaScript, comparing. */
import { expect, test } from "@playwright/test";
import { expectAccessible, expectSoundInEveryView } from "./checks";
import { visit } from "./visit";

const OFFERS = "amount=2000&municipality=3123&year=2026&children=1&age=25&amount2=2500&year2=2025";

test("a typed salary becomes an address and a result", async ({ page }) => {
  await visit(page, "/en/calculator/salary");
  const amount = page.getByLabel("Amount a month in euros");
  await amount.pressSequentially("2a0-0.0,5");
  await expect(amount).toHaveValue("200.05");
  await amount.fill("2000");
  const municipality = page.getByRole("combobox", { name: "Town or municipality where you live" });
  await expect(municipality).toHaveValue("Zagreb");
  await municipality.fill("osij");
  await page.getByRole("option", { name: "Osijek" }).click();
  await page.getByRole("button", { name: "Calculate" }).click();
  await expect(page).toHaveURL(/\/en\/calculator\/salary\?amount=2000&municipality=3123&year=2026$/);
  await expect(page.getByText("€1,400.00").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Result" })).toBeFocused();
});

test("without an amount the form says so and asks nothing", async ({ page }) => {
  await visit(page, "/en/calculator/service-contract");
  await page.getByRole("button", { name: "Calculate" }).click();
  await expect(page.getByLabel("Amount in euros")).toBeFocused();
  await expect(page.getByLabel("Amount in euros")).toHaveAttribute("aria-invalid", "true");
  expect(new URL(page.url()).search).toBe("");
});

test("an address shows its calculation and comparison without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/kalkulator/izracun-place?${OFFERS}`);
  await expect(page.getByText("1.460,00\u00a0€").first()).toBeVisible();
  await expect(page.getByRole("table").last()).toContainText("+320,00");
  await context.close();
});

for (const locale of ["hr", "mk"] as const) {
  test(`a result is sound in ${locale}`, async ({ page }) => {
    const path = locale === "hr" ? "/kalkulator/izracun-place" : "/mk/kalkulator/plata";
    await visit(page, `${path}?${OFFERS}`);
    await expectSoundInEveryView(page, { locale });
  });
}

test("salaries of an occupation are compared on the home page of a phone, and without JavaScript", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/");
  const box = page.getByRole("region", { name: "Usporedba plaća" });
  await box.getByLabel("Zanimanje").click();
  await page.keyboard.type("konobar");
  await page.getByRole("option").first().click();
  await box.getByRole("button", { name: "Usporedite" }).click();
  await expect(box.getByText(/^Polovica oglasa nudi od/)).toHaveCount(2);
  await expectAccessible(page);
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const reader = await plain.newPage();
  await reader.goto("/");
  const form = reader.getByRole("region", { name: "Usporedba plaća" });
  await form.getByLabel("Zanimanje").fill("konobar");
  await form.getByRole("button", { name: "Usporedite" }).click();
  await expect(reader).toHaveURL(/\/kalkulator\/izracun-place\?position=konobar/);
  await expect(reader.getByText(/^Polovica oglasa nudi od/)).toHaveCount(2);
  await plain.close();
});
