import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { LOCALES } from "@/shared/i18n/locales";
import { aPerson } from "@/testing/accounts";
import { aJobDetail, anApplication } from "@/testing/applications";
import { LEGAL_TEXTS, tickAllBoxes } from "@/testing/consent";
import { aJob } from "@/testing/jobs";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import notSentScreen from "./NotSentPage";
import successScreen from "./SuccessPage";

const server = setupServer(
  http.get(`${API}/api/site`, () =>
    HttpResponse.json({ projectName: "Karijera", mailboxUrl: null, legalTexts: LEGAL_TEXTS }),
  ),
  http.get(`${API}/api/jobs/7`, () =>
    HttpResponse.json(aJobDetail({ similar: [aJob({ id: 8, title: "Pekar" })] })),
  ),
  http.get(`${API}/api/applications/01`, () => HttpResponse.json(anApplication())),
);
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const PARAMS = { jobId: "7", slug: "kuhar" };

test("completed steps have a date, coming ones have none", async () => {
  show(<successScreen.Page params={PARAMS} />, { address: "/?application=01&access=me" });
  expect(await screen.findByText("20. studenoga 2026. u 10:05")).toBeVisible();
  expect(screen.getByText(/Vaša prijava na posao „Kuhar \/ Kuharica”/)).toBeVisible();
  expect(screen.getByText("Poslodavac ju je pogledao").closest("li")?.querySelector("time")).toBeNull();
  expect(screen.getByRole("link", { name: "Prati prijavu" })).toHaveAttribute(
    "href",
    "/moj-profil/prijave?access=me&application=01",
  );
  expect(await screen.findByRole("link", { name: "Pekar" })).toBeVisible();
});

test("a verified guest is offered an account for a password", async () => {
  const registered: unknown[] = [];
  server.use(
    http.post(`${API}/api/auth/register`, async ({ request }) => {
      registered.push(request.headers.get("Access-Link"), await request.json());
      return HttpResponse.json(
        { code: "USER_EXISTS", errors: [{ field: "email", code: "USER_EXISTS" }] },
        { status: 409 },
      );
    }),
  );
  show(<successScreen.Page params={PARAMS} />, { address: "/?application=01&access=me" });
  expect(await screen.findByText("Otvorite račun samo lozinkom")).toBeVisible();
  await user.type(screen.getByLabelText("Lozinka"), "Jadran-more-42");
  await tickAllBoxes();
  await user.click(screen.getByRole("button", { name: "Otvori račun" }));
  expect(await screen.findByText("S ovom adresom već imate račun")).toBeVisible();
  // What proves the address is this browser's cookie, not the link, which can be passed on.
  expect(registered).toEqual([
    null,
    expect.objectContaining({ email: anApplication().sent.email, password: "Jadran-more-42", locale: "hr" }),
  ]);
});

test("a user with an account is not offered one", async () => {
  show(<successScreen.Page params={PARAMS} />, { address: "/?application=01&access=me", account: aPerson() });
  expect(await screen.findByText("20. studenoga 2026. u 10:05")).toBeVisible();
  expect(screen.queryByText(/račun/i)).toBeNull();
});

describe("the link to the applications", () => {
  const ADDRESS = `${location.origin}/moj-profil/prijave?access=me`;
  const copy = async () => {
    show(<successScreen.Page params={PARAMS} />, { address: "/?application=01&access=me" });
    await user.click(await screen.findByRole("button", { name: "Kopiraj poveznicu" }));
  };

  test("is copied, and a status says so", async () => {
    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await copy();
    expect(write).toHaveBeenCalledWith(ADDRESS);
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(/Poveznica je kopirana/));
  });

  test("is shown and selected where the clipboard refuses", async () => {
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("NotAllowedError"));
    await copy();
    const field = await screen.findByLabelText<HTMLInputElement>("Poveznica na Vaše prijave");
    expect(field).toHaveValue(ADDRESS);
    expect(field).toHaveFocus();
    expect(field.selectionEnd).toBe(ADDRESS.length);
    expect(screen.getByRole("status")).toHaveTextContent(/Kopiranje nije uspjelo/);
  });

  test("is not offered to somebody who has none", async () => {
    show(<successScreen.Page params={PARAMS} />, { address: "/?application=01", account: aPerson() });
    expect(await screen.findByText("20. studenoga 2026. u 10:05")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Kopiraj poveznicu" })).toBeNull();
  });
});

test.each(LOCALES)("in %s a guest who gave only a number reads of no mail", async (locale) => {
  const sent = { ...anApplication().sent, email: null };
  server.use(http.get(`${API}/api/applications/01`, () => HttpResponse.json(anApplication({ sent }))));
  show(<successScreen.Page params={PARAMS} />, { address: "/?application=01&access=me", locale });
  expect(await screen.findByText(/SMS|СМС|text message/)).toBeVisible();
  expect(document.body.textContent).not.toMatch(/mail|pošt|пошт/i);
});

test("without its link the page still says what follows, and where to find the link", async () => {
  show(<successScreen.Page params={PARAMS} />);
  expect(await screen.findByText(/Poveznica za praćenje prijave u poruci je/)).toBeVisible();
  expect(screen.queryByRole("link", { name: "Prati prijavu" })).toBeNull();
});

test.each(LOCALES)("in %s a failure says what happened, that nothing is lost, and what to do", (locale) => {
  show(<notSentScreen.Page params={PARAMS} />, { locale, address: "/?reason=SERVICE_UNAVAILABLE" });
  expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
  expect(screen.getAllByRole("link")[0]?.getAttribute("href")).toMatch(
    /\/7\/kuhar\/(prijava|apply|aplikacija)$/,
  );
});

test("a reason without its own message has the general one", () => {
  show(<notSentScreen.Page params={PARAMS} />, { address: "/?reason=<script>" });
  expect(screen.getByText("Nešto nije u redu. Pokušajte ponovno malo kasnije.")).toBeVisible();
});
