/** From the employer's mail to the end of the selection, and the auditor's replay. */
import { expect, test } from "@playwright/test";
import { type Application, findJob, sendApplication } from "./applications";
import { expectAccessible, expectNoOverflow, recordProblems } from "./checks";
import { inboxLink } from "./employer";
import { mailTo } from "./mailbox";
import { auditLink } from "./operator";
import { reload, visit } from "./visit";

test("next leads to a closed application and opens nothing", async ({ page, request }) => {
  // A job that no other test applies for.
  const job = await findJob(request, "vozač");
  const first = await sendApplication(request, job);
  const second = await sendApplication(request, job);
  const stepsOf = async ({ applicationId, access }: Application) => {
    const read = await request.get(`/api/applications/${applicationId}`, {
      headers: { "Access-Link": access },
    });
    return (await read.json()).steps.map(({ kind }: { kind: string }) => kind);
  };
  await visit(page, `${await inboxLink(second)}&job=${job.id}`);
  await page.getByRole("link", { name: "Sljedeća prijava" }).click();
  await expect(page).toHaveURL(new RegExp(first.applicationId));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("button", { name: "Otvori prijavu" })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(new RegExp(second.applicationId));
  await expect(page.getByText("Prijavu još nitko nije pogledao")).toBeVisible();
  for (const application of [first, second]) expect(await stepsOf(application)).not.toContain("seen");
});

test("an employer opens it, reads it and ends the selection; applicant and auditor see it", async ({
  page,
  request,
}) => {
  const application = await sendApplication(request);
  const { consoleErrors } = recordProblems(page);

  await test.step("the employer opens the inbox from the mail", async () => {
    await visit(page, await inboxLink(application));
    await expect(page.getByRole("heading", { name: "Iva Ivić" }).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  });

  await test.step("loading the page opens nothing", async () => {
    await expect(page.getByText("Prijavu još nitko nije pogledao")).toBeVisible();
    await expect(page.getByText(application.email)).toHaveCount(0);
    await expect(page.getByRole("link", { name: /životopis/ })).toHaveCount(0);
    expect(await ownSteps()).not.toContain("seen");
  });

  await test.step("the employer opens it", async () => {
    await page.getByRole("button", { name: "Otvori prijavu" }).click();
    await expect(page.getByText("Osoba koja se prijavila zna da ste prijavu pogledali")).toBeVisible();
    await expect(page.getByText(application.email)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expectAccessible(page);
    expect(await ownSteps()).toContain("seen");
    await mailTo(application.email, ({ text }) => text.includes(application.jobTitle));
  });

  await test.step("the employer downloads the CV", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: /životopis/ }).click();
    expect((await download).suggestedFilename()).toContain(".txt");
  });

  await test.step("the employer ends the selection", async () => {
    await page.getByRole("button", { name: "Završi selekciju" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: "Odabrana je druga osoba" }).check({ force: true });
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Završi selekciju" }).click();
    await expect(page.getByText("Završena", { exact: true }).first()).toBeVisible();
    expect(await ownSteps()).toContain("ended");
  });

  await test.step("the auditor replays the application", async () => {
    await visit(page, auditLink(application.applicationId));
    await expect(page.getByText("Selekcija završena", { exact: true })).toBeVisible();
    await expect(page.getByText(application.email)).toHaveCount(0);
    await expect(page.getByText("Ivić")).toHaveCount(0);
    await expect(page.getByText(application.jobTitle).first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByText("Tada se dogodilo: Poslodavac ju je pogledao")).toBeVisible();
    await expect(page.getByText("Selekcija završena", { exact: true })).toHaveCount(0);
    await page.getByRole("button", { name: "Prvi trenutak" }).focus();
    await page.keyboard.press("End");
    await expect(page.getByText("Selekcija završena", { exact: true })).toBeVisible();
    await page.getByRole("slider").focus();
    await page.keyboard.press("Home");
    await expect(page.getByText(/selekcija završena/i)).toHaveCount(0);
    await expect(page.getByText("Prijava započeta", { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/asOf=/);
    await reload(page);
    await expect(page.getByText("Selekcija završena")).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 780 });
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
  expect(consoleErrors).toEqual([]);

  async function ownSteps(): Promise<string[]> {
    const response = await request.get(`/api/applications/${application.applicationId}`, {
      headers: { "Access-Link": application.access },
    });
    const { steps } = await response.json();
    return steps.map(({ kind }: { kind: string }) => kind);
  }
});
