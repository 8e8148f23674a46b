import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { loadPage } from "@/shared/account/pageLoad";
import { ToastRegion } from "@/shared/ui/ToastRegion";
import { toasts } from "@/shared/ui/toasts";
import { aPerson } from "@/testing/accounts";
import { CurrentAddress } from "@/testing/CurrentAddress";
import { CONSENT, LEGAL_TEXTS, tickAllBoxes } from "@/testing/consent";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import authScreen from "../pages/AuthPage";
import loginScreen from "../pages/LoginPage";
import { readPendingVerification, writePendingVerification } from "../pendingVerification";
import AuthDialog from "./AuthDialog";

// jsdom cannot navigate; the tests check that a page load was requested, and of which address.
vi.mock("@/shared/account/pageLoad", async (original) => ({
  ...(await original<typeof import("@/shared/account/pageLoad")>()),
  loadPage: vi.fn(),
}));

const problem = (status: number, code: string, more = {}) =>
  HttpResponse.json(
    { title: code, status, code, message: code, errors: [], details: {}, ...more },
    { status },
  );
const VERIFICATION = { channel: "email", codeLength: 5, expiresInSeconds: 600, resendAfterSeconds: 30 };

let bodies: unknown[] = [];
/** Handler of a POST; request bodies are recorded. */
const answers = (path: string, response: () => Response) =>
  http.post(`${API}/api${path}`, async ({ request }) => {
    bodies.push(await request.json());
    return response();
  });

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  bodies = [];
  sessionStorage.clear();
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
afterEach(() => {
  server.resetHandlers();
  for (const { id } of toasts.read()) toasts.dismiss(id);
});
afterAll(() => server.close());

const BACK = "return=%2Fposao%2F7%2Fkuhar";
function open(Page: typeof authScreen.Page, address: string) {
  show(
    <>
      <Page params={{}} />
      <CurrentAddress />
      <ToastRegion />
    </>,
    { address },
  );
}
const openLogin = () => open(loginScreen.Page, `/prijava?${BACK}`);
const openView = (view: string) => open(authScreen.Page, `/auth?view=${view}&${BACK}`);
const press = async (name: string) => user.click(screen.getByRole("button", { name }));

async function enterPassword(): Promise<void> {
  await user.type(screen.getByLabelText("E-mail"), "iva@primjer.hr");
  await user.type(screen.getByLabelText("Lozinka"), "Jadran-more-42");
  await press("Uđi u račun");
}

describe("login by password", () => {
  test('returns to the page, with "remember me" sent', async () => {
    server.use(answers("/auth/login", () => HttpResponse.json(aPerson())));
    openLogin();
    await user.click(screen.getByRole("checkbox"));
    await enterPassword();
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith("/posao/7/kuhar", undefined));
    expect(bodies).toEqual([
      { email: "iva@primjer.hr", password: "Jadran-more-42", rememberMe: true, comeBack: false },
    ]);
  });

  test("fields support password managers and pasting", () => {
    openLogin();
    expect(screen.getByLabelText("E-mail")).toHaveAttribute("autocomplete", "username");
    expect(screen.getByLabelText("Lozinka")).toHaveAttribute("autocomplete", "current-password");
  });

  test("the password can be shown", async () => {
    openLogin();
    expect(screen.getByLabelText("Lozinka")).toHaveAttribute("type", "password");
    await press("Prikaži lozinku");
    expect(screen.getByLabelText("Lozinka")).toHaveAttribute("type", "text");
  });

  test.each([
    [400, "INVALID_CREDENTIALS", "E-mail adresa ili lozinka nije točna."],
    [429, "TOO_MANY_REQUESTS", /Previše pokušaja/],
    [503, "TOO_BUSY", /Trenutačno u račune ulazi previše ljudi/],
  ])("%s %s: the message is above the fields", async (status, code, words) => {
    server.use(answers("/auth/login", () => problem(status, code)));
    openLogin();
    await enterPassword();
    expect(await screen.findByRole("alert")).toBeInTheDocument();
    expect(await screen.findByText(words)).toBeVisible();
    expect(toasts.read()).toEqual([]);
  });

  test("a server error is a toast, and the input stays", async () => {
    server.use(answers("/auth/login", () => problem(500, "INTERNAL_ERROR")));
    openLogin();
    await enterPassword();
    expect(await screen.findByText("Pogreška na poslužitelju")).toBeVisible();
    expect(screen.getByLabelText("Lozinka")).toHaveValue("Jadran-more-42");
  });

  test("an unverified address continues with its code", async () => {
    server.use(answers("/auth/login", () => problem(403, "EMAIL_NOT_VERIFIED")));
    openLogin();
    await enterPassword();
    await waitFor(() => expect(screen.getByTestId("where")).toHaveTextContent(`/auth?view=verify&${BACK}`));
    expect(readPendingVerification("registration")?.email).toBe("iva@primjer.hr");
  });

  test("a deactivated account shows its deadline and is reactivated by a button", async () => {
    const until = "2026-12-20T09:00:00Z";
    server.use(answers("/auth/login", () => problem(403, "ACCOUNT_DEACTIVATED", { details: { until } })));
    openLogin();
    await enterPassword();
    expect(await screen.findByText(/Do 20\. prosinca 2026\./)).toBeVisible();
    server.use(answers("/auth/login", () => HttpResponse.json(aPerson())));
    await press("Vrati račun i uđi");
    await waitFor(() => expect(loadPage).toHaveBeenCalled());
    expect(bodies.at(-1)).toMatchObject({ comeBack: true });
  });

  test("untouched fields show no errors", async () => {
    openLogin();
    await user.type(screen.getByLabelText("E-mail"), "iva@");
    expect(screen.queryByText(/Provjerite e-mail/)).toBeNull();
    await user.tab();
    expect(await screen.findByText(/Provjerite e-mail/)).toBeVisible();
    expect(screen.getByLabelText("Lozinka")).toBeValid();
  });
});

describe("login by code", () => {
  async function askForCode(): Promise<HTMLElement> {
    server.use(
      answers("/auth/code", () => HttpResponse.json({ verification: VERIFICATION }, { status: 202 })),
    );
    openLogin();
    await press("Ulaz kodom iz e-maila");
    await user.type(screen.getByLabelText("E-mail"), "iva@primjer.hr");
    await press("Pošalji kod");
    return screen.findByLabelText("Kod od pet znamenki");
  }

  test("five digits submit the form, and the field supports autofill", async () => {
    const field = await askForCode();
    expect(field).toHaveAttribute("autocomplete", "one-time-code");
    await waitFor(() => expect(field).toHaveFocus());
    server.use(answers("/auth", () => HttpResponse.json(aPerson())));
    await user.type(field, "12345");
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith("/posao/7/kuhar", undefined));
    expect(bodies.at(-1)).toEqual({ code: "12345", rememberMe: false, comeBack: false });
  });

  test("a wrong code shows the attempts left; after too many only the link works", async () => {
    const field = await askForCode();
    server.use(
      answers("/auth", () => problem(400, "INVALID_VERIFICATION_CODE", { details: { triesLeft: 1 } })),
    );
    await user.type(field, "12345");
    expect((await screen.findAllByText(/Imate još 1 pokušaj\./)).length).toBeGreaterThan(0);
    server.use(answers("/auth", () => problem(429, "TOO_MANY_TRIES", { details: { onlyLink: true } })));
    await user.type(screen.getByLabelText("Kod od pet znamenki"), "54321");
    expect(await screen.findByText(/kodovi za ovu adresu više ne vrijede/)).toBeVisible();
    expect(screen.queryByLabelText("Kod od pet znamenki")).toBeNull();
  });

  test("another code is available after 30 seconds", async () => {
    await askForCode();
    expect(screen.getByRole("button", { name: "Pošalji novi kod" })).toBeDisabled();
    expect(screen.getByText("Novi kod možete zatražiti za 30 sekundi.")).toBeVisible();
  });
});

describe("registration", () => {
  async function fillIn(): Promise<void> {
    openView("register");
    await user.type(screen.getByLabelText("Ime"), "Iva");
    await user.type(screen.getByLabelText("Prezime"), "Ivić");
    await user.type(screen.getByLabelText("E-mail"), "iva@primjer.hr");
    await user.type(screen.getByLabelText("Lozinka"), "Jadran-more-42");
    await tickAllBoxes();
    await press("Otvori račun");
  }

  test("continues with the code, and keeps the address across a reload", async () => {
    const response = { status: "verification-required", verification: VERIFICATION };
    server.use(answers("/auth/register", () => HttpResponse.json(response, { status: 201 })));
    await fillIn();
    await waitFor(() => expect(screen.getByTestId("where")).toHaveTextContent(`/auth?view=verify&${BACK}`));
    expect(await screen.findByText("iva@primjer.hr")).toBeVisible();
    expect(bodies).toEqual([
      expect.objectContaining({
        firstName: "Iva",
        locale: "hr",
        consent: CONSENT,
      }),
    ]);
  });

  test("a taken address is a toast and a field error", async () => {
    const errors = [{ field: "email", code: "USER_EXISTS" }];
    server.use(answers("/auth/register", () => problem(409, "USER_EXISTS", { errors })));
    await fillIn();
    expect(await screen.findByText("E-mail adresa je zauzeta")).toBeVisible();
    expect(screen.getByLabelText("E-mail")).toHaveAccessibleDescription(/već postoji račun/);
    expect(screen.getByLabelText("E-mail")).toHaveFocus();
  });

  test("password errors of the API are at the field, in messages for passwords", async () => {
    const errors = [{ field: "password", code: "PASSWORD_TOO_COMMON" }];
    server.use(answers("/auth/register", () => problem(422, "INVALID_INPUT", { errors })));
    await fillIn();
    expect(await screen.findByText(/koristi previše ljudi/)).toBeVisible();
  });

  test("other failures are a toast", async () => {
    server.use(answers("/auth/register", () => problem(500, "INTERNAL_ERROR")));
    await fillIn();
    expect(await screen.findByText("Pogreška pri registraciji")).toBeVisible();
  });

  test.each([
    ["kratka", "Lozinka mora imati najmanje 8 znakova."],
    ["VELIKA-SLOVA", "Dodajte barem jedno malo slovo."],
    ["mala-slova", "Dodajte barem jedno veliko slovo."],
    ["SamoSlova", "Dodajte barem jednu znamenku ili znak."],
  ])("the password %s: %s", async (password, words) => {
    openView("register");
    await user.type(screen.getByLabelText("Lozinka"), password);
    await user.tab();
    expect(await screen.findByText(words)).toBeVisible();
  });
});

describe("verification", () => {
  const waits = () =>
    writePendingVerification("registration", {
      email: "iva@primjer.hr",
      verification: VERIFICATION,
      mailedAt: Date.now(),
    });

  test("the code signs in, with a success toast", async () => {
    waits();
    server.use(answers("/auth/verify", () => HttpResponse.json(aPerson())));
    openView("verify");
    await user.type(await screen.findByLabelText("Kod od pet znamenki"), "12345");
    await waitFor(() =>
      expect(loadPage).toHaveBeenCalledWith(
        "/posao/7/kuhar",
        expect.objectContaining({ tone: "success", title: "Potvrđeno" }),
      ),
    );
    expect(bodies).toEqual([{ email: "iva@primjer.hr", verificationCode: "12345" }]);
    expect(readPendingVerification("registration")).toBeUndefined();
  });

  test("a server error is a toast", async () => {
    waits();
    server.use(answers("/auth/verify", () => problem(500, "INTERNAL_ERROR")));
    openView("verify");
    await user.type(await screen.findByLabelText("Kod od pet znamenki"), "12345");
    expect(await screen.findByText("Potvrda nije uspjela")).toBeVisible();
  });

  test("resending reports success or failure", async () => {
    writePendingVerification("registration", { email: "iva@primjer.hr", mailedAt: Date.now() });
    server.use(answers("/me/resend-verification", () => problem(429, "TOO_MANY_CODES")));
    openView("verify");
    await user.click(await screen.findByRole("button", { name: "Pošalji novi kod" }));
    expect(await screen.findByText("Kod nije poslan")).toBeVisible();
    server.use(
      answers("/me/resend-verification", () =>
        HttpResponse.json({ verification: VERIFICATION }, { status: 202 }),
      ),
    );
    await press("Pošalji novi kod");
    expect(await screen.findByText("Novi kod je poslan")).toBeVisible();
    expect(screen.getByRole("button", { name: "Pošalji novi kod" })).toBeDisabled();
  });

  test("a tab without state asks for the address first", async () => {
    openView("verify");
    await user.type(await screen.findByLabelText("E-mail"), "iva@primjer.hr");
    await press("Nastavi");
    expect(await screen.findByLabelText("Kod od pet znamenki")).toBeVisible();
  });
});

describe("a forgotten password", () => {
  test("the response is the same for every address, and can be repeated after 30 seconds", async () => {
    server.use(answers("/auth/password", () => new HttpResponse(null, { status: 204 })));
    openView("forgotten_password");
    await user.type(screen.getByLabelText("E-mail"), "iva@primjer.hr");
    await press("Pošalji poveznicu");
    expect(await screen.findByText("Zahtjev je poslan")).toBeVisible();
    expect(screen.getByText(/Ako s adresom/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Pošalji ponovno" })).toBeDisabled();
  });

  test("a failure is a toast", async () => {
    server.use(answers("/auth/password", () => problem(500, "INTERNAL_ERROR")));
    openView("forgotten_password");
    await user.type(screen.getByLabelText("E-mail"), "iva@primjer.hr");
    await press("Pošalji poveznicu");
    expect(await screen.findByText("Pogreška pri slanju zahtjeva")).toBeVisible();
  });

  test("an invalid or expired link says so and links to a new request", async () => {
    server.use(http.get(`${API}/api/auth/password/old`, () => problem(404, "WRONG_OR_EXPIRED_LINK")));
    openView("new_password&hash=old");
    expect(await screen.findByText("Poveznica je neispravna ili je istekla")).toBeVisible();
    expect(screen.getByRole("link", { name: "Zatraži novu poveznicu" })).toBeVisible();
  });

  test("a valid link sets a new password and continues to the home page", async () => {
    server.use(
      http.get(`${API}/api/auth/password/good`, () => new HttpResponse(null, { status: 204 })),
      answers("/auth/password/good", () => new HttpResponse(null, { status: 204 })),
    );
    openView("new_password&hash=good");
    await user.type(await screen.findByLabelText("Nova lozinka"), "Velebit-bura-77");
    await user.type(screen.getByLabelText("Ponovite novu lozinku"), "Velebit-bura-78");
    await press("Spremi lozinku");
    expect(await screen.findByText("Lozinke se ne podudaraju.")).toBeVisible();
    expect(bodies).toEqual([]);
    await user.clear(screen.getByLabelText("Ponovite novu lozinku"));
    await user.type(screen.getByLabelText("Ponovite novu lozinku"), "Velebit-bura-77");
    await press("Spremi lozinku");
    await waitFor(() =>
      expect(loadPage).toHaveBeenCalledWith(
        "/",
        expect.objectContaining({ title: "Lozinka je promijenjena" }),
      ),
    );
    expect(bodies).toEqual([{ password: "Velebit-bura-77" }]);
  });
});

test("credentials typed for the login are prefilled in the registration", async () => {
  openView("login");
  await user.type(screen.getByLabelText("E-mail"), "iva@primjer.hr");
  await user.click(screen.getByRole("link", { name: "Registracija" }));
  expect(await screen.findByLabelText("Prezime")).toBeVisible();
  expect(screen.getByLabelText("E-mail")).toHaveValue("iva@primjer.hr");
});

test("an address of another site is never used as return address", async () => {
  server.use(answers("/auth/login", () => HttpResponse.json(aPerson())));
  open(loginScreen.Page, "/prijava?return=%2F%2Fevil.test");
  await enterPassword();
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith("/", undefined));
});

test.each(["/%2f/evil.test", "/\\evil.test"])(
  "the dialog does not return to %s after sign-in",
  async (address) => {
    server.use(answers("/auth/login", () => HttpResponse.json(aPerson())));
    show(<AuthDialog view="login" />, { address: `${address}?view=login` });
    await enterPassword();
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith("/", undefined));
  },
);
