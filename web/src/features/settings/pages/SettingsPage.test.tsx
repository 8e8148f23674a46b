import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { Route, Routes } from "react-router";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { loadPage } from "@/shared/account/pageLoad";
import type { Me } from "@/shared/api/generated";
import { LOCALES } from "@/shared/i18n/locales";
import { ToastRegion } from "@/shared/ui/ToastRegion";
import { toasts } from "@/shared/ui/toasts";
import { aPerson } from "@/testing/accounts";
import { CurrentAddress } from "@/testing/CurrentAddress";
import { keepJob, storedOnDevice, stubCacheStorage } from "@/testing/cacheStorage";
import { notificationSettings } from "@/testing/notifications";
import { API, NOON, show } from "@/testing/show";
import { user } from "@/testing/user";
import settingsScreen from "./SettingsPage";

// jsdom cannot navigate; the tests check that a page load was requested, and of which address.
vi.mock("@/shared/account/pageLoad", async (original) => ({
  ...(await original<typeof import("@/shared/account/pageLoad")>()),
  loadPage: vi.fn(),
}));

const ago = (minutes: number) => new Date(NOON - minutes * 60_000).toISOString();
const session = (id: string, device: string, more = {}) => ({
  id,
  device,
  startedAt: ago(120),
  seenAt: ago(5),
  isCurrent: false,
  ...more,
});
const problem = (status: number, code: string, errors: object[] = []) =>
  HttpResponse.json({ title: code, status, code, message: code, errors, details: {} }, { status });

const OPENING = {
  applicationId: null,
  cvId: null,
  jobTitle: null,
  employerId: 3,
  employerName: "Hotel Jadran",
};
const LEVELS = [
  { id: 4, name: "Četverogodišnja srednja škola" },
  { id: 6, name: "Prvostupnik" },
];

let sessions: object[] = [];
let exports: object[] = [];
let bodies: unknown[] = [];
const answers = (method: "post" | "put" | "patch", path: string, response: () => Response) =>
  http[method](`${API}/api/me${path}`, async ({ request }) => {
    bodies.push(await request.json());
    return response();
  });
const nothing = () => new HttpResponse(null, { status: 204 });

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  bodies = [];
  exports = [];
  sessions = [session("1", "Chrome, Linux", { isCurrent: true }), session("2", "Safari, iPhone")];
  vi.mocked(loadPage).mockClear();
  server.use(
    http.get(`${API}/api/site`, () => HttpResponse.json({ projectName: "Karijera", mailboxUrl: null })),
    http.get(`${API}/api/apps/education-levels`, () => HttpResponse.json({ items: LEVELS })),
    http.get(`${API}/api/me/notification-settings`, () => HttpResponse.json(notificationSettings())),
    http.get(`${API}/api/me/pictures`, () => HttpResponse.json({ items: [], limit: 20 })),
    http.get(`${API}/api/me/sessions`, () => HttpResponse.json({ items: sessions })),
    http.get(`${API}/api/me/second-factors`, () =>
      HttpResponse.json({ items: [], recoveryCodesLeft: 0, isRequired: false }),
    ),
    http.get(`${API}/api/me/exports`, () => HttpResponse.json({ items: exports })),
    http.get(`${API}/api/me/consents`, () =>
      HttpResponse.json({
        items: [
          {
            textVersion: "2026-11",
            language: "sl",
            channel: "application",
            givenAt: ago(60),
            applicationId: "7",
          },
          { textVersion: "account-2026-11", language: "hr", channel: "web", givenAt: ago(90) },
          { privacyVersion: 3, termsVersion: 2, language: "hr", channel: "web", givenAt: ago(80) },
        ],
      }),
    ),
    http.get(`${API}/api/me/access`, () =>
      HttpResponse.json({
        openings: [
          { ...OPENING, kind: "cv", cvId: "8", employerName: "Klinika Sunce", at: ago(20) },
          { ...OPENING, kind: "application", applicationId: "7", jobTitle: "Kuhar", at: ago(30) },
        ],
        visits: [{ reason: "upit 4711", startedAt: ago(40), endedAt: ago(35) }],
      }),
    ),
  );
});
afterEach(() => {
  server.resetHandlers();
  for (const { id } of toasts.read()) toasts.dismiss(id);
});
afterAll(() => server.close());

async function open(more: Partial<Me> = {}, locale: (typeof LOCALES)[number] = "hr") {
  show(
    <>
      <Routes>
        <Route path="/moj-profil/postavke" element={<settingsScreen.Page params={{}} />} />
        <Route path="*" element={null} />
      </Routes>
      <CurrentAddress />
      <ToastRegion />
    </>,
    { account: aPerson(more), locale, address: "/moj-profil/postavke" },
  );
  await screen.findByRole("heading", { level: 1 });
}
const part = (name: string) => within(screen.getByRole("region", { name }));
const press = async (region: string, name: string | RegExp) =>
  user.click(await part(region).findByRole("button", { name }));

describe("language and theme that cannot be kept in the profile", () => {
  beforeEach(() => server.use(answers("post", "/meta", () => problem(503, "SERVICE_UNAVAILABLE"))));

  test("the theme is said not to be saved", async () => {
    await open();
    await user.click(part("Jezik i izgled").getByRole("radio", { name: "Tamna" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Tema nije spremljena u Vaš račun");
    expect(bodies).toEqual([{ theme: "dark" }]);
  });

  test("the language is said not to be changed, and the page stays", async () => {
    await open();
    await user.selectOptions(part("Jezik i izgled").getByLabelText("Jezik"), "en");
    expect(await screen.findByRole("alert")).toHaveTextContent("Promjena jezika nije uspjela");
    expect(loadPage).not.toHaveBeenCalled();
    expect(document.cookie).not.toContain("locale=en");
  });
});

describe("the basic details", () => {
  test("are name, address and level of education, which are saved together", async () => {
    server.use(answers("patch", "", () => HttpResponse.json(aPerson({ address: "Riva 1, Split" }))));
    await open({ firstName: "Ana", lastName: "Horvat" });
    await user.type(part("Osnovni podaci").getByLabelText(/^Adresa/), "Riva 1, Split");
    await user.click(part("Osnovni podaci").getByRole("button", { name: /Stupanj obrazovanja/ }));
    await user.click(await screen.findByRole("option", { name: "Prvostupnik" }));
    await press("Osnovni podaci", "Spremi");
    expect(await screen.findByText("Spremljeno")).toBeVisible();
    expect(bodies).toEqual([
      { firstName: "Ana", lastName: "Horvat", address: "Riva 1, Split", educationLevel: { id: 6 } },
    ]);
  });

  test("can be taken back", async () => {
    server.use(answers("patch", "", () => HttpResponse.json(aPerson())));
    await open({ address: "Riva 1", educationLevel: LEVELS[0] ?? null });
    const address = part("Osnovni podaci").getByLabelText(/^Adresa/);
    expect(address).toHaveValue("Riva 1");
    await user.clear(address);
    await user.click(part("Osnovni podaci").getByRole("button", { name: /Četverogodišnja srednja škola/ }));
    await user.click(await screen.findByRole("option", { name: "Nije navedeno" }));
    await press("Osnovni podaci", "Spremi");
    expect(await screen.findByText("Spremljeno")).toBeVisible();
    expect(bodies).toEqual([expect.objectContaining({ address: "", educationLevel: null })]);
  });
});

describe("the picture", () => {
  const PICTURE = new File([new Uint8Array(10)], "iva.jpg", { type: "image/jpeg" });
  const picture = (id: string) => ({ id, size: 1000, uploadedAt: ago(60), isShown: false });
  const choose = async (label: string) => {
    await user.click(part("Osnovni podaci").getByRole("button", { name: label }));
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    await user.upload(input as HTMLInputElement, PICTURE);
    await user.click(await screen.findByRole("button", { name: "Upotrijebi sliku" }));
  };
  beforeEach(() =>
    vi.stubGlobal("createImageBitmap", async () => ({ width: 400, height: 400, close: () => undefined })),
  );
  afterEach(() => vi.unstubAllGlobals());

  test("is cropped, stored and shown", async () => {
    const crops: string[] = [];
    server.use(
      http.post(`${API}/api/me/pictures`, ({ request }) => {
        crops.push(new URL(request.url).search);
        return HttpResponse.json(picture("p1"), { status: 201 });
      }),
      answers("put", "/picture", nothing),
    );
    await open();
    await choose("Odaberi sliku");
    expect(await screen.findByText("Slika je spremljena")).toBeVisible();
    expect(crops).toEqual(["?x=0&y=0&size=1"]);
    expect(bodies).toEqual([{ pictureId: "p1" }]);
    await waitFor(() => expect(document.querySelector("img")).toHaveAttribute("src", "/api/me/pictures/p1"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("that is refused leaves the dialog open", async () => {
    server.use(http.post(`${API}/api/me/pictures`, () => problem(409, "TOO_MANY_PICTURES")));
    await open();
    await choose("Odaberi sliku");
    expect(await screen.findByText(/Imate previše slika/)).toBeVisible();
    expect(screen.getByRole("dialog", { name: "Izrežite sliku" })).toBeVisible();
  });

  test("of earlier is shown again by a press", async () => {
    server.use(
      http.get(`${API}/api/me/pictures`, () =>
        HttpResponse.json({ items: [picture("p1"), picture("p2")], limit: 20 }),
      ),
      answers("put", "/picture", nothing),
    );
    await open({ pictureId: "p1" });
    await user.click(await screen.findByRole("button", { name: /Upotrijebi sliku dodanu/ }));
    expect(await screen.findByText("Slika je spremljena")).toBeVisible();
    expect(bodies).toEqual([{ pictureId: "p2" }]);
  });

  test("is deleted after a confirmation", async () => {
    let deleted = "";
    server.use(
      http.delete(`${API}/api/me/pictures/:id`, ({ params }) => {
        deleted = String(params.id);
        return nothing();
      }),
    );
    await open({ pictureId: "p1" });
    await press("Osnovni podaci", "Ukloni sliku");
    const question = await screen.findByRole("alertdialog", { name: "Obrisati ovu sliku?" });
    await user.click(within(question).getByRole("button", { name: "Ukloni sliku" }));
    expect(await screen.findByText("Slika je uklonjena")).toBeVisible();
    expect(deleted).toBe("p1");
    expect(await part("Osnovni podaci").findByRole("button", { name: "Odaberi sliku" })).toBeVisible();
  });
});

describe("the e-mail address", () => {
  async function change(email: string): Promise<void> {
    await open();
    await user.type(await screen.findByLabelText("Nova e-mail adresa"), email);
    await user.type(part("E-mail adresa").getByLabelText("Lozinka"), "Jadran-more-42");
    await press("E-mail adresa", "Promijeni adresu");
  }

  test("changes once the link is confirmed, as the page explains", async () => {
    server.use(answers("post", "/change-email", nothing));
    await change("nova@primjer.hr");
    expect(await screen.findByText(/Na nova@primjer.hr poslali smo poveznicu/)).toBeVisible();
    expect(bodies).toEqual([{ email: "nova@primjer.hr", password: "Jadran-more-42" }]);
  });

  test("must differ from the current one", async () => {
    await change("IVA@primjer.hr");
    expect(await screen.findByText(/Ovo je već Vaša e-mail adresa/)).toBeVisible();
    expect(bodies).toEqual([]);
  });

  test("a wrong password is a field error, a server error is a toast", async () => {
    server.use(
      answers("post", "/change-email", () =>
        problem(400, "WRONG_PASSWORD", [{ field: "password", code: "WRONG_PASSWORD" }]),
      ),
    );
    await change("nova@primjer.hr");
    expect(await screen.findByText("Lozinka nije točna.")).toBeVisible();
    server.use(answers("post", "/change-email", () => problem(500, "INTERNAL_ERROR")));
    await press("E-mail adresa", "Promijeni adresu");
    expect(await screen.findByText("Promjena e-mail adrese nije uspjela")).toBeVisible();
  });
});

describe("the password", () => {
  test("is changed, and the fields are cleared", async () => {
    server.use(answers("put", "/password", nothing));
    await open();
    const fields = part("Lozinka");
    expect(fields.getByLabelText("Sadašnja lozinka")).toHaveAttribute("autocomplete", "current-password");
    expect(fields.getByLabelText("Nova lozinka")).toHaveAttribute("autocomplete", "new-password");
    await user.type(fields.getByLabelText("Sadašnja lozinka"), "Jadran-more-42");
    await user.type(fields.getByLabelText("Nova lozinka"), "Velebit-bura-77");
    await user.type(fields.getByLabelText("Ponovite novu lozinku"), "Velebit-bura-77");
    await press("Lozinka", "Promijeni lozinku");
    expect(await screen.findByText("Lozinka je promijenjena")).toBeVisible();
    expect(bodies).toEqual([{ currentPassword: "Jadran-more-42", newPassword: "Velebit-bura-77" }]);
    await waitFor(() => expect(fields.getByLabelText("Nova lozinka")).toHaveValue(""));
  });

  test("is not requested from an account without one", async () => {
    await open({ hasPassword: false });
    expect(screen.queryByLabelText("Sadašnja lozinka")).toBeNull();
    expect(screen.getByText(/Još nemate lozinku/)).toBeVisible();
  });
});

describe("sessions", () => {
  test("are listed, and only others can be ended one by one", async () => {
    server.use(
      http.delete(`${API}/api/me/sessions/2`, () => {
        sessions = sessions.slice(0, 1);
        return nothing();
      }),
    );
    await open();
    expect(await screen.findByText("Ovaj uređaj")).toBeVisible();
    expect(screen.getByText("Posljednji put: prije 5 minuta")).toBeVisible();
    expect(
      part("Uređaji s pristupom računu").queryByRole("button", { name: "Odjavi: Chrome, Linux" }),
    ).toBeNull();
    await press("Uređaji s pristupom računu", "Odjavi: Safari, iPhone");
    await waitFor(() => expect(screen.queryByText("Safari, iPhone")).toBeNull());
    expect(screen.getByText("Uređaj je odjavljen")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Odjavi sve ostale uređaje" })).toBeNull();
  });

  test("an error is reported", async () => {
    server.use(http.delete(`${API}/api/me/sessions`, () => problem(500, "INTERNAL_ERROR")));
    await open();
    await press("Uređaji s pristupom računu", "Odjavi sve ostale uređaje");
    expect(await screen.findByText("Odjava nije uspjela")).toBeVisible();
  });

  test("that ended elsewhere redirect to the login, with the way back", async () => {
    server.use(http.delete(`${API}/api/me/sessions`, () => problem(401, "LOGIN_REQUIRED")));
    await open();
    await press("Uređaji s pristupom računu", "Odjavi sve ostale uređaje");
    await waitFor(() =>
      expect(screen.getByTestId("where")).toHaveTextContent("/prijava?return=%2Fmoj-profil%2Fpostavke"),
    );
  });
});

describe("personal data", () => {
  const archive = { id: "9", askedAt: ago(3), readyAt: null, size: null, keptUntil: ago(-4000) };

  test("is exported after the password, and downloaded once ready", async () => {
    server.use(
      answers("post", "/export", () => {
        exports = [archive];
        return HttpResponse.json(archive, { status: 202 });
      }),
    );
    await open();
    await press("Moji podaci", "Zatraži arhivu");
    await user.type(await screen.findByLabelText("Vaša lozinka"), "Jadran-more-42");
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Zatraži arhivu" }));
    expect(await screen.findByText("Arhiva se izrađuje")).toBeVisible();
    expect(bodies).toEqual([{ password: "Jadran-more-42" }]);
    expect(await part("Moji podaci").findByText(/Arhiva od/)).toBeVisible();
    expect(part("Moji podaci").getByRole("button", { name: "Zatraži arhivu" })).toBeDisabled();
  });

  test("a ready archive shows its size", async () => {
    exports = [{ ...archive, readyAt: ago(1), size: 1.4 * 1024 * 1024 }];
    await open();
    expect(await screen.findByText(/1,4 MB, dostupna do/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Preuzmi" })).toHaveAttribute("href", "/api/me/exports/9");
  });

  test("consents and accesses are listed", async () => {
    await open();
    expect(await screen.findByText(/raniji tekst, verzija 2026-11 · Slovenščina/)).toBeVisible();
    expect(screen.getByText(/raniji tekst, verzija account-2026-11 · Hrvatski/)).toBeVisible();
    expect(
      screen.getByText(/politika privatnosti, verzija 3, uvjeti korištenja, verzija 2 · Hrvatski/),
    ).toBeVisible();
    expect(
      await screen.findByText("Poslodavac Hotel Jadran pogledao je prijavu na posao „Kuhar”"),
    ).toBeVisible();
    expect(
      screen.getByText("Poslodavac Klinika Sunce pogledao je životopis u bazi životopisa"),
    ).toBeVisible();
    expect(screen.getByText("Rad administratora u Vaše ime: upit 4711")).toBeVisible();
  });

  test("without any access it is said who has not looked", async () => {
    server.use(http.get(`${API}/api/me/access`, () => HttpResponse.json({ openings: [], visits: [] })));
    await open();
    expect(
      await screen.findByText(/Vašu prijavu ni životopis još nije pogledao nijedan poslodavac/),
    ).toBeVisible();
  });
});

describe("closing the account", () => {
  test("deactivation: the next page shows the deadline for reactivation, and no saved job stays here", async () => {
    stubCacheStorage();
    await keepJob({ isOfAccount: true });
    server.use(
      answers("post", "/deactivate", () => HttpResponse.json({ returnsUntil: "2026-12-21T11:00:00Z" })),
    );
    await open();
    await press("Odlazak", "Deaktiviraj račun");
    await user.type(await screen.findByLabelText("Vaša lozinka"), "Jadran-more-42");
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Deaktiviraj račun" }));
    await waitFor(() =>
      expect(loadPage).toHaveBeenCalledWith(
        "/",
        expect.objectContaining({ text: "Do 21. prosinca 2026. možete ga vratiti tako da u njega uđete." }),
      ),
    );
    expect(await storedOnDevice()).toEqual([]);
  });

  test("erasure: with the password, and no saved job stays here", async () => {
    stubCacheStorage();
    await keepJob({ isOfAccount: true });
    server.use(answers("post", "/erase", () => new HttpResponse(null, { status: 202 })));
    await open();
    await press("Odlazak", "Obriši sve odmah");
    await user.type(await screen.findByLabelText("Vaša lozinka"), "Jadran-more-42");
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Obriši zauvijek" }));
    await waitFor(() => expect(loadPage).toHaveBeenCalled());
    expect(await storedOnDevice()).toEqual([]);
  });

  test("erasure: not without the password, and not when cancelled", async () => {
    server.use(answers("post", "/erase", () => new HttpResponse(null, { status: 202 })));
    await open();
    await press("Odlazak", "Obriši sve odmah");
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Obriši zauvijek" }));
    expect(await dialog.findByText("Ovo polje je obavezno.")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Odustani" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(bodies).toEqual([]);
    expect(loadPage).not.toHaveBeenCalled();
  });
});

test("an acting administrator sees the data but not the sections reserved for the user", async () => {
  const acting = { administratorEmail: "admin@primjer.hr", until: ago(-10), originalToken: "token" };
  await open({ acting });
  expect(await screen.findByText(/Dok radite u tuđe ime/)).toBeVisible();
  expect(await screen.findByText("Safari, iPhone")).toBeVisible();
  for (const name of ["E-mail adresa", "Lozinka", "Moji podaci", "Odlazak"]) {
    expect(screen.queryByRole("region", { name })).toBeNull();
  }
  expect(screen.queryByRole("button", { name: /^Odjavi/ })).toBeNull();
});

test.each(LOCALES)("in %s every section has its heading", async (locale) => {
  await open({}, locale);
  expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(11);
});
