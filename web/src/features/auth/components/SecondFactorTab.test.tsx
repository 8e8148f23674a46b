import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { loadPage } from "@/shared/account/pageLoad";
import { LOCALES } from "@/shared/i18n/locales";
import { aPerson } from "@/testing/accounts";
import { CurrentAddress } from "@/testing/CurrentAddress";
import { LEGAL_TEXTS } from "@/testing/consent";
import { messagesOf } from "@/testing/messagesOf";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import authScreen from "../pages/AuthPage";
import loginScreen from "../pages/LoginPage";

// jsdom cannot navigate; the tests check that a page load was requested, and of which address.
vi.mock("@/shared/account/pageLoad", async (original) => ({
  ...(await original<typeof import("@/shared/account/pageLoad")>()),
  loadPage: vi.fn(),
}));

const problem = (code: string, more = {}) =>
  HttpResponse.json({ title: code, status: 400, code, errors: [], details: {}, ...more }, { status: 400 });

let bodies: unknown[] = [];
const answers = (path: string, response: () => Response) =>
  http.post(`${API}/api/auth${path}`, async ({ request }) => {
    bodies.push(await request.json());
    return response();
  });
const pending = (...methods: string[]) =>
  http.get(`${API}/api/auth/second-factor`, () => HttpResponse.json({ methods }));

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  bodies = [];
  vi.mocked(loadPage).mockClear();
  server.use(
    http.get(`${API}/api/site`, () =>
      HttpResponse.json({
        projectName: "Karijera",
        mailboxUrl: null,
        socialProviders: [],
        legalTexts: LEGAL_TEXTS,
      }),
    ),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const BACK = "return=%2Fposao%2F7%2Fkuhar";
const open = (locale: (typeof LOCALES)[number] = "hr") =>
  show(<authScreen.Page params={{}} />, { locale, address: `/auth?view=second_factor&${BACK}` });
const press = async (name: string) => user.click(await screen.findByRole("button", { name }));

describe("the second step", () => {
  test("follows a right password, and leads back", async () => {
    server.use(
      pending("app", "recovery-code"),
      answers("/login", () => problem("SECOND_FACTOR_PENDING", { details: { methods: ["app"] } })),
    );
    show(
      <>
        <loginScreen.Page params={{}} />
        <CurrentAddress />
      </>,
      { address: `/prijava?${BACK}` },
    );
    await user.type(screen.getByLabelText("E-mail"), "iva@primjer.hr");
    await user.type(screen.getByLabelText("Lozinka"), "Jadran-more-42");
    await press("Uđi u račun");
    await waitFor(() => expect(screen.getByTestId("where")).toHaveTextContent("view=second_factor"));
    expect(screen.getByTestId("where")).toHaveTextContent(BACK);
  });

  test("takes the code of an app, and says which was wrong", async () => {
    server.use(
      pending("app", "recovery-code"),
      answers("/second-factor", () =>
        bodies.length === 1
          ? problem("INVALID_SECOND_FACTOR", { errors: [{ field: "code", code: "INVALID_SECOND_FACTOR" }] })
          : HttpResponse.json(aPerson()),
      ),
    );
    open();
    await user.type(await screen.findByLabelText("Kod iz aplikacije"), "000000");
    await press("Uđi u račun");
    expect(await screen.findByText(/Kod nije ispravan/)).toBeVisible();
    expect(loadPage).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText("Kod iz aplikacije"), "123456");
    await press("Uđi u račun");
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith("/posao/7/kuhar", undefined));
    expect(bodies).toEqual([{ code: "000000" }, { code: "123456" }]);
  });

  test("takes a recovery code instead", async () => {
    server.use(
      pending("app", "recovery-code"),
      answers("/second-factor", () => HttpResponse.json(aPerson())),
    );
    open();
    await press("Kod za oporavak");
    await user.type(screen.getByLabelText("Kod za oporavak"), "abcd-efgh-ijkl-mnop");
    await press("Uđi u račun");
    await waitFor(() => expect(loadPage).toHaveBeenCalled());
    expect(bodies).toEqual([{ recoveryCode: "abcd-efgh-ijkl-mnop" }]);
  });

  test("that took too long leads to the first one", async () => {
    server.use(http.get(`${API}/api/auth/second-factor`, () => problem("SECOND_FACTOR_EXPIRED")));
    open();
    expect(await screen.findByText("Ulaz u račun trajao je predugo")).toBeVisible();
    expect(screen.getByRole("link", { name: "Natrag na ulaz" })).toHaveAttribute("href", `/prijava?${BACK}`);
  });

  test("of which the tries are used up leads there, too", async () => {
    server.use(
      pending("app"),
      answers("/second-factor", () => problem("SECOND_FACTOR_EXPIRED")),
    );
    open();
    await user.type(await screen.findByLabelText("Kod iz aplikacije"), "000000");
    await press("Uđi u račun");
    expect(await screen.findByText("Ulaz u račun trajao je predugo")).toBeVisible();
  });

  test.each(LOCALES)("offers no passkey where the browser has none: %s", async (locale) => {
    server.use(pending("app", "passkey"));
    open(locale);
    const { app, byPasskey } = messagesOf(locale).auth.secondFactor;
    expect(await screen.findByLabelText(app)).toBeVisible();
    expect(screen.queryByRole("button", { name: byPasskey })).toBeNull();
  });
});
