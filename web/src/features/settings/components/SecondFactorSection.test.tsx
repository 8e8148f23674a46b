import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Me } from "@/shared/api/generated";
import { LOCALES } from "@/shared/i18n/locales";
import { ToastRegion } from "@/shared/ui/ToastRegion";
import { toasts } from "@/shared/ui/toasts";
import { aPerson } from "@/testing/accounts";
import { messagesOf } from "@/testing/messagesOf";
import { API, NOON, show } from "@/testing/show";
import { user } from "@/testing/user";
import { ActAsSection } from "./ActAsSection";
import { SecondFactorSection } from "./SecondFactorSection";

const CODES = ["aaaa-bbbb-cccc-dddd", "eeee-ffff-gggg-hhhh"];
const APP = {
  id: "f1",
  kind: "app",
  name: "Mobitel",
  addedAt: new Date(NOON - 3_600_000).toISOString(),
  usedAt: null,
};

let factors: object[] = [];
let bodies: unknown[] = [];
const answers = (path: string, response: () => Response) =>
  http.post(`${API}/api/me${path}`, async ({ request }) => {
    bodies.push(await request.json());
    return response();
  });

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  factors = [];
  bodies = [];
  server.use(
    http.get(`${API}/api/me`, () => HttpResponse.json(aPerson())),
    http.get(`${API}/api/me/second-factors`, () =>
      HttpResponse.json({ items: factors, recoveryCodesLeft: 10, isRequired: false }),
    ),
  );
});
afterEach(() => {
  server.resetHandlers();
  for (const { id } of toasts.read()) toasts.dismiss(id);
});
afterAll(() => server.close());

function open(more: Partial<Me> = {}, locale: (typeof LOCALES)[number] = "hr") {
  const account = aPerson(more);
  show(
    <>
      <SecondFactorSection account={account} />
      <ToastRegion />
    </>,
    { account, locale },
  );
}
const dialog = async () => within(await screen.findByRole("dialog"));
const press = async (name: string) => user.click(await screen.findByRole("button", { name }));

test("an app is added by password and code; the recovery codes are shown", async () => {
  server.use(
    answers("/second-factors/app", () =>
      HttpResponse.json({
        enrolmentId: "e1",
        secret: "ABCDEFGH",
        address: "otpauth://totp/x",
        qrCode: "data:image/svg+xml,",
      }),
    ),
    answers("/second-factors/app/confirm", () => {
      factors = [APP];
      return HttpResponse.json({ codes: CODES }, { status: 201 });
    }),
  );
  open();
  expect(await screen.findByText("Još niste dodali drugi korak.")).toBeVisible();
  await press("Dodaj aplikaciju");
  await user.type((await dialog()).getByLabelText("Vaša lozinka"), "Jadran-more-42");
  await press("Nastavi");
  expect(await screen.findByRole("img", { name: "QR kod za aplikaciju" })).toBeVisible();
  expect(screen.getByText("ABCD EFGH")).toBeVisible();
  await user.type(screen.getByLabelText("Kod iz aplikacije"), "123456");
  await press("Dodaj");
  const shown = await (await dialog()).findAllByRole("listitem");
  expect(shown.map(({ textContent }) => textContent)).toEqual(CODES);
  await press("Spremljeno, gotovo");
  expect(await screen.findByText("Mobitel")).toBeVisible();
  expect(screen.getByText("Preostalo je 10 kodova za oporavak.")).toBeVisible();
  expect(bodies).toEqual([
    { password: "Jadran-more-42" },
    { enrolmentId: "e1", code: "123456", name: "Mobitel" },
  ]);
});

test("one is removed by password", async () => {
  factors = [APP];
  server.use(
    answers("/second-factors/f1/remove", () => {
      factors = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  open();
  await press("Ukloni: Mobitel");
  await user.type((await dialog()).getByLabelText("Vaša lozinka"), "Jadran-more-42");
  await user.click((await dialog()).getByRole("button", { name: "Ukloni" }));
  expect(await screen.findByText("Još niste dodali drugi korak.")).toBeVisible();
  expect(bodies).toEqual([{ password: "Jadran-more-42" }]);
});

test("new recovery codes replace the old ones", async () => {
  factors = [APP];
  server.use(answers("/recovery-codes", () => HttpResponse.json({ codes: CODES }, { status: 201 })));
  open();
  await press("Izradi nove kodove");
  await user.type((await dialog()).getByLabelText("Vaša lozinka"), "Jadran-more-42");
  await user.click((await dialog()).getByRole("button", { name: "Izradi nove kodove" }));
  await waitFor(async () => expect((await dialog()).getAllByRole("listitem")).toHaveLength(2));
});

describe("who needs a second factor", () => {
  const missing = { roles: ["administrator"] as Me["roles"], secondFactorMissing: true };

  test.each(LOCALES)("is told so: %s", async (locale) => {
    open(missing, locale);
    expect(await screen.findByText(messagesOf(locale).settings.secondFactor.required)).toBeVisible();
  });

  test("is led to it instead of acting as others", () => {
    show(<ActAsSection account={aPerson(missing)} />, { account: aPerson(missing) });
    expect(screen.getByRole("link", { name: "Dodaj sada" })).toHaveAttribute("href", "#secondFactor");
    expect(screen.queryByLabelText("Razlog")).toBeNull();
  });
});
