/** Pages of the mailed links that confirm an address: of a new account, and a new one of an account. */
import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { loadPage } from "@/shared/account/pageLoad";
import type { Me } from "@/shared/api/generated";
import { aPerson } from "@/testing/accounts";
import { CONSENT, LEGAL_TEXTS, tickAllBoxes } from "@/testing/consent";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import verifyEmailScreen from "./VerifyEmailPage";
import verifyScreen from "./VerifyPage";

vi.mock("@/shared/account/pageLoad", async (original) => ({
  ...(await original<typeof import("@/shared/account/pageLoad")>()),
  loadPage: vi.fn(),
}));

const problem = (status: number, code: string, errors: readonly unknown[] = []) =>
  HttpResponse.json({ title: code, status, code, message: code, errors, details: {} }, { status });

let bodies: unknown[] = [];
const answers = (path: string, ...responses: (() => Response)[]) =>
  http.post(`${API}/api${path}`, async ({ request }) => {
    bodies.push(await request.json());
    return (responses[bodies.length - 1] ?? responses.at(-1))?.();
  });

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  bodies = [];
  vi.mocked(loadPage).mockClear();
  server.use(http.get(`${API}/api/site`, () => HttpResponse.json({ legalTexts: LEGAL_TEXTS })));
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const press = async (name: string) => user.click(await screen.findByRole("button", { name }));

describe("a registration", () => {
  const LINK = { registrationId: "r1", linkToken: "t1" };
  const open = () =>
    show(<verifyScreen.Page params={{}} />, { address: "/auth/verify?registration=r1&link=t1" });

  test("in the browser that registered needs nothing more", async () => {
    server.use(answers("/auth/verify", () => HttpResponse.json(aPerson())));
    open();
    await press("Potvrdi adresu");
    await waitFor(() => expect(loadPage).toHaveBeenCalled());
    expect(bodies).toEqual([LINK]);
  });

  test("in another browser asks for name, password and consent, and sends them", async () => {
    server.use(
      answers(
        "/auth/verify",
        () => problem(409, "OWN_DETAILS_REQUIRED"),
        () => problem(422, "INVALID_INPUT", [{ field: "password", code: "PASSWORD_TOO_COMMON" }]),
        () => HttpResponse.json(aPerson()),
      ),
    );
    open();
    await press("Potvrdi adresu");
    expect(await screen.findByText("Još samo ime i lozinka")).toBeVisible();
    expect(loadPage).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText("Ime"), "Iva");
    await user.type(screen.getByLabelText("Prezime"), "Ivić");
    await user.type(screen.getByLabelText("Nova lozinka"), "Velebit-bura-77");
    await press("Potvrdi adresu i otvori račun");
    expect(bodies).toHaveLength(1);
    await tickAllBoxes();
    await press("Potvrdi adresu i otvori račun");
    expect(await screen.findByText(/koristi previše ljudi/)).toBeVisible();
    await press("Potvrdi adresu i otvori račun");
    await waitFor(() => expect(loadPage).toHaveBeenCalled());
    const details = { firstName: "Iva", lastName: "Ivić", password: "Velebit-bura-77", consent: CONSENT };
    expect(bodies.at(-1)).toEqual({ ...LINK, details });
  });
});

describe("a new address", () => {
  const open = (account: Me | null) =>
    show(<verifyEmailScreen.Page params={{}} />, { address: "/auth/verify-email?token=t1", account });

  test("asks a guest to sign in first, and comes back", () => {
    open(null);
    expect(screen.queryByRole("button", { name: "Potvrdi novu adresu" })).toBeNull();
    expect(screen.getByRole("link", { name: "Na ulaz u račun" })).toHaveAttribute(
      "href",
      `/prijava?return=${encodeURIComponent("/auth/verify-email?token=t1")}`,
    );
  });

  test("names the account that changes, and the new address", async () => {
    server.use(answers("/auth/verify-email", () => HttpResponse.json(aPerson({ email: "nova@primjer.hr" }))));
    open(aPerson());
    expect(await screen.findByText(/Sada ste u računu iva@primjer.hr/)).toBeVisible();
    await press("Potvrdi novu adresu");
    expect(await screen.findByText(/nova@primjer.hr/)).toBeVisible();
    expect(bodies).toEqual([{ token: "t1" }]);
  });

  test("of another account says so", async () => {
    server.use(answers("/auth/verify-email", () => problem(403, "LINK_OF_ANOTHER_ACCOUNT")));
    open(aPerson());
    await press("Potvrdi novu adresu");
    expect(await screen.findByText(/pripada drugom računu/)).toBeVisible();
  });
});
