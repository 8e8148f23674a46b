import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadPage } from "@/shared/account/pageLoad";
import { holdsGooglePrompt } from "@/shared/consent/googlePrompt";
import { ToastRegion } from "@/shared/ui/ToastRegion";
import { toasts } from "@/shared/ui/toasts";
import { aPerson } from "@/testing/accounts";
import { CurrentAddress } from "@/testing/CurrentAddress";
import { CONSENT, LEGAL_TEXTS, tickAllBoxes } from "@/testing/consent";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import OneTap from "./OneTap";

// jsdom cannot navigate; the tests check that a page load was requested, and of which address.
vi.mock("@/shared/account/pageLoad", async (original) => ({
  ...(await original<typeof import("@/shared/account/pageLoad")>()),
  loadPage: vi.fn(),
}));

const JOB = "/posao/7/kuhar";
const NONCE = "0123456789abcdef0123456789abcdef";
const google = { initialize: vi.fn(), prompt: vi.fn(), cancel: vi.fn() };
const problem = (status: number, code: string) =>
  HttpResponse.json({ title: code, status, code, message: code, errors: [], details: {} }, { status });

let bodies: unknown[] = [];
let answer: () => Response = () => problem(400, "LOGIN_ERROR");
const server = setupServer(
  http.get(`${API}/api/site`, () =>
    HttpResponse.json({
      projectName: "Karijera",
      mailboxUrl: null,
      socialProviders: [],
      legalTexts: LEGAL_TEXTS,
    }),
  ),
  http.post(`${API}/api/auth/google/one-tap/nonce`, () => HttpResponse.json({ nonce: NONCE })),
  http.post(`${API}/api/auth/google/one-tap`, async ({ request }) => {
    bodies.push(await request.json());
    return answer();
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  bodies = [];
  vi.clearAllMocks();
  vi.stubGlobal("google", { accounts: { id: google } });
});
afterEach(() => {
  server.resetHandlers();
  for (const { id } of toasts.read()) toasts.dismiss(id);
});
afterAll(() => server.close());

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>("script[src]")];

function open() {
  return show(
    <>
      <OneTap clientId="karijera-app" />
      <CurrentAddress />
      <ToastRegion />
    </>,
    { address: JOB },
  );
}

/** jsdom fetches no scripts: the element says that it has loaded. */
async function loaded(): Promise<void> {
  await waitFor(() => expect(scripts()).toHaveLength(1));
  for (const script of scripts()) fireEvent.load(script);
  await waitFor(() => expect(google.prompt).toHaveBeenCalledTimes(1));
}

async function confirm(): Promise<void> {
  await act(async () => google.initialize.mock.calls[0]?.[0].callback({ credential: "id-token" }));
}

test("a guest who accepted is offered to sign in, with the nonce of this browser", async () => {
  answer = () => HttpResponse.json({ status: "verified", user: aPerson() });
  open();
  await loaded();
  expect(scripts()[0]?.src).toBe("https://accounts.google.com/gsi/client");
  expect(holdsGooglePrompt()).toBe(true);
  expect(google.initialize.mock.calls[0]?.[0]).toMatchObject({
    client_id: "karijera-app",
    nonce: NONCE,
    auto_select: false,
  });
  await confirm();
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith(JOB, undefined));
  expect(bodies).toEqual([{ idToken: "id-token", locale: "hr", rememberMe: true }]);
});

// The script of the first prompt stays in the document, as in a browser.
async function prompted(): Promise<void> {
  open();
  await waitFor(() => expect(google.prompt).toHaveBeenCalledTimes(1));
}

test("somebody without an account agrees first, and the same token is sent again", async () => {
  answer = () => problem(409, "CONSENT_REQUIRED");
  await prompted();
  await confirm();
  await screen.findByRole("dialog");
  await tickAllBoxes();
  answer = () => HttpResponse.json({ status: "verified", user: aPerson() });
  await user.click(screen.getByRole("button", { name: "Otvori račun" }));
  await waitFor(() => expect(loadPage).toHaveBeenCalledTimes(1));
  expect(bodies[1]).toEqual({ idToken: "id-token", locale: "hr", rememberMe: true, consent: CONSENT });
});

test("an account with a second factor goes on to it", async () => {
  answer = () => problem(403, "SECOND_FACTOR_PENDING");
  await prompted();
  await confirm();
  await waitFor(() => expect(screen.getByTestId("where")).toHaveTextContent(`${JOB}?view=second_factor`));
});

test("a refusal is said", async () => {
  answer = () => problem(400, "LOGIN_ERROR");
  await prompted();
  await confirm();
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("Ulaz preko te usluge nije uspio"));
  expect(loadPage).not.toHaveBeenCalled();
});

test("the prompt closes when it is no longer wanted", async () => {
  const shown = open();
  await waitFor(() => expect(google.prompt).toHaveBeenCalledTimes(1));
  shown.unmount();
  expect(google.cancel).toHaveBeenCalledTimes(1);
});

test("without a nonce there is no prompt and no error", async () => {
  const asked = new Promise<void>((resolve) => {
    server.use(
      http.post(`${API}/api/auth/google/one-tap/nonce`, () => {
        resolve();
        return problem(429, "TOO_MANY_REQUESTS");
      }),
    );
  });
  open();
  await act(() => asked);
  expect(google.prompt).not.toHaveBeenCalled();
  expect(toasts.read()).toEqual([]);
});
