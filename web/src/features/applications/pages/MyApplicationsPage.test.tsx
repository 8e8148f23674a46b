import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { Link } from "react-router";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { MyApplicationDetail } from "@/shared/api/generated";
import { LOCALES } from "@/shared/i18n/locales";
import { toasts } from "@/shared/ui/toasts";
import { anApplication, anUnconfirmed } from "@/testing/applications";
import { CurrentAddress } from "@/testing/CurrentAddress";
import { messagesOf } from "@/testing/messagesOf";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import mineScreen from "./MyApplicationsPage";

const { Page } = mineScreen;

const job = (title: string) => ({ ...anApplication().job, title });
const forwarded = anApplication();
const seen = anApplication({
  id: "02",
  job: job("Pekar"),
  status: "seen",
  seenAt: "2026-11-20T12:00:00Z",
  steps: [...forwarded.steps, { kind: "seen", at: "2026-11-20T12:00:00Z" }],
  priorApplications: [{ id: "01", status: "forwarded", sentAt: "2026-11-20T09:02:00Z" }],
});
const pending = anUnconfirmed({ id: "03", job: job("Slastičar"), awaits: "sending", verification: null });
const silent = anApplication({ id: "04", job: job("Mesar"), status: "no-feedback", canResend: false });
const rejected = anApplication({
  id: "05",
  job: job("Konobar"),
  status: "ended",
  canResend: false,
  steps: [...forwarded.steps, { kind: "ended", at: "2026-11-20T12:00:00Z", reason: "not-selected" }],
});

let all: MyApplicationDetail[] = [];
const problem = (status: number, code: string) =>
  HttpResponse.json({ title: code, status, code, message: code, errors: [], details: {} }, { status });

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  all = [forwarded, seen, pending, silent, rejected];
  server.use(
    http.get(`${API}/api/site`, () => HttpResponse.json({ projectName: "Karijera", mailboxUrl: null })),
    http.get(`${API}/api/applications`, ({ request }) =>
      request.headers.get("Access-Link") === "me"
        ? HttpResponse.json({ items: all, total: all.length, stale: false })
        : problem(401, "LINK_EXPIRED"),
    ),
    http.get(`${API}/api/applications/:id`, ({ params }) => {
      const found = all.find(({ id }) => id === params.id);
      return found ? HttpResponse.json(found) : problem(404, "APPLICATION_NOT_FOUND");
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
  for (const { id } of toasts.read()) toasts.dismiss(id);
});
afterAll(() => server.close());

const open = (query = "access=me", locale: (typeof LOCALES)[number] = "hr") =>
  show(
    <>
      <Page params={{}} />
      <Link to="?access=me&application=01">Application 01</Link>
      <CurrentAddress />
    </>,
    { address: `/moj-profil/prijave?${query}`, locale },
  );
const where = () => screen.getByTestId("where").textContent;
const titles = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

describe("the list", () => {
  test("holds the 51st application, too", async () => {
    const many = Array.from({ length: 51 }, (_, index) => anApplication({ id: `${100 + index}` }));
    const pages = [many.slice(0, 50), many.slice(50)];
    server.use(
      http.get(`${API}/api/applications`, ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get("page"));
        return HttpResponse.json({ items: pages[page - 1] ?? [], total: many.length, stale: false });
      }),
    );
    open();
    await waitFor(() => expect(titles()).toHaveLength(51));
  });

  test("says that it lags behind, and loads again until it does not", async () => {
    let loads = 0;
    server.use(
      http.get(`${API}/api/applications`, () => {
        loads += 1;
        return HttpResponse.json(
          loads === 1
            ? { items: [], total: 0, stale: true }
            : { items: all, total: all.length, stale: false },
        );
      }),
    );
    open();
    expect(await screen.findByText(/^Popis se osvježava/)).toBeVisible();
    await waitFor(() => expect(titles()).toContain("Pekar"));
    expect(screen.queryByText(/^Popis se osvježava/)).toBeNull();
  });

  test("shows pending applications first, each with its status as text", async () => {
    open();
    expect(await screen.findByRole("list", { name: "Popis prijava" })).toBeVisible();
    expect(titles()).toEqual(["Slastičar", "Kuhar / Kuharica", "Pekar", "Mesar", "Konobar"]);
    for (const state of [
      "Nedovršena",
      "Proslijeđena poslodavcu",
      "Poslodavac ju je pogledao",
      "Bez odgovora",
      "Selekcija je završena",
    ]) {
      expect(screen.getByText(state)).toBeVisible();
    }
    expect(screen.getByRole("link", { name: "Nastavi prijavu: Slastičar" })).toHaveAttribute(
      "href",
      "/application/verification?application=03&access=me",
    );
  });

  test("is filtered by status, with links that keep the signed link", async () => {
    open();
    await user.click(await screen.findByRole("link", { name: /^Završene/ }));
    expect(titles()).toEqual(["Mesar", "Konobar"]);
    expect(where()).toBe("/moj-profil/prijave?access=me&state=finished");
  });

  test("is empty: explains what will appear and links to jobs", async () => {
    all = [];
    open();
    expect(await screen.findByText("Još nemate nijednu prijavu")).toBeVisible();
    expect(screen.getByRole("link", { name: "Pregledaj otvorene poslove" })).toHaveAttribute(
      "href",
      "/poslovi",
    );
  });

  test("a status without applications links back to all", async () => {
    all = [forwarded];
    open("access=me&state=seen");
    await user.click(await screen.findByRole("link", { name: "Prikaži sve prijave" }));
    expect(titles()).toEqual(["Kuhar / Kuharica"]);
  });

  test("offers a retry when loading fails", async () => {
    server.use(
      http.get(`${API}/api/applications`, () => problem(503, "SERVICE_UNAVAILABLE"), { once: true }),
    );
    open();
    await user.click(await screen.findByRole("button", { name: "Učitaj ponovno" }));
    expect(await screen.findByText("Pekar")).toBeVisible();
  });
});

describe.each(LOCALES)("without a valid link, in %s", (locale) => {
  test("a missing link: explains where to find it", () => {
    open("", locale);
    expect(screen.getByRole("heading", { level: 2 })).toBeVisible();
    expect(screen.queryByRole("list", { name: "Popis prijava" })).toBeNull();
  });

  test("an expired link: says so", async () => {
    open("access=old", locale);
    expect(await screen.findByText(/30/)).toBeVisible();
  });
});

describe("the details", () => {
  test("open over the list with their own URL", async () => {
    open();
    await user.click(await screen.findByRole("link", { name: "Pekar" }));
    const dialog = await screen.findByRole("dialog", { name: "Pekar" });
    expect(where()).toBe("/moj-profil/prijave?access=me&application=02");
    const steps = within(within(dialog).getByRole("list", { name: "Tijek prijave" })).getAllByRole(
      "listitem",
    );
    expect(steps.map((step) => step.querySelector("p")?.textContent)).toEqual([
      "Prijava je započeta",
      "Kontakt je potvrđen",
      "Prijava je poslana",
      "Proslijeđena poslodavcu",
      "Poslodavac ju je pogledao",
      "Selekcija je završena",
    ]);
    expect(steps.at(-1)?.querySelector("time")).toBeNull();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(where()).toBe("/moj-profil/prijave?access=me"));
  });

  test("show what was sent, the ad as it was, and earlier applications", async () => {
    open("access=me&application=02");
    const dialog = await screen.findByRole("dialog", { name: "Pekar" });
    expect(within(dialog).getByText("Volim kuhati.")).toBeVisible();
    expect(within(dialog).getByRole("link", { name: "Preuzmi Životopis.pdf" })).toHaveAttribute(
      "href",
      "/api/documents/cv?application=02&access=me",
    );
    expect(within(dialog).getByText("Kuhanje ručka")).toBeInTheDocument();
    await user.click(within(dialog).getByRole("link", { name: "Poslana 20. studenoga 2026." }));
    expect(await screen.findByRole("dialog", { name: "Kuhar / Kuharica" })).toBeVisible();
  });

  test("whose newest steps cannot be shown say so, and offer no change", async () => {
    all = [anApplication({ incomplete: true })];
    open("access=me&application=01");
    const dialog = await screen.findByRole("dialog");
    expect(
      await within(dialog).findByText(/Najnoviji koraci ove prijave trenutačno se ne mogu prikazati/),
    ).toBeVisible();
    expect(within(dialog).queryByRole("button", { name: "Obriši prijavu" })).toBeNull();
  });

  test("show a rejection plainly", async () => {
    open("access=me&application=05");
    expect(await screen.findByText(/odabrao drugu osobu\. Žao nam je\./)).toBeVisible();
  });

  test("show an end without feedback plainly", async () => {
    open("access=me&application=04");
    expect(await screen.findByText(/Žao nam je što ste ostali bez odgovora/)).toBeVisible();
    expect(screen.getByText("Odgovor nije stigao")).toBeVisible();
    expect(screen.queryByRole("link", { name: "Izmijeni i pošalji ponovno" })).toBeNull();
  });

  test.each(LOCALES)("without feedback end, in %s, with a step that has no date", async (locale) => {
    open("access=me&application=04", locale);
    const dialog = await screen.findByRole("dialog", { name: "Mesar" });
    const messages = messagesOf(locale);
    const { noAnswer, progress } = messages.applications.detail;
    const { now } = messages["application-status"];
    expect(within(dialog).getByText(now["no-feedback"])).toBeVisible();
    const steps = within(within(dialog).getByRole("list", { name: progress })).getAllByRole("listitem");
    expect(steps.at(-1)).toHaveTextContent(noAnswer);
    expect(steps.at(-1)?.querySelector("time")).toBeNull();
  });

  test("of a deleted application say so", async () => {
    open("access=me&application=99");
    expect(await screen.findByRole("dialog", { name: "Ove prijave više nema" })).toBeVisible();
  });

  test("of erased data and removed files say so", async () => {
    const nobody = { firstName: null, lastName: null, email: null, phone: null, coverLetter: null };
    all = [
      anApplication({
        sent: { ...nobody, cv: { id: "cv", name: null }, cvVersion: null, otherDocuments: [] },
      }),
    ];
    open("access=me&application=01");
    expect(await screen.findByText("Podaci su obrisani")).toBeVisible();
    expect(screen.getByText("Datoteka je uklonjena")).toBeVisible();
  });
});

describe.each(LOCALES)("resent after it was seen, in %s", (locale) => {
  const steps: MyApplicationDetail["steps"] = [
    { kind: "sent", at: "2026-11-20T09:02:00Z" },
    { kind: "forwarded", at: "2026-11-20T09:05:00Z", superseded: true },
    { kind: "seen", at: "2026-11-20T12:00:00Z", superseded: true },
    { kind: "resent", at: "2026-11-20T13:00:00Z" },
  ];
  const resent = {
    status: "sent",
    resentAt: "2026-11-20T13:00:00Z",
    forwardedAt: null,
    seenAt: null,
    steps,
  } as const;

  test('the earlier "seen" is history and the new version is not seen yet', async () => {
    all = [anApplication(resent)];
    open("access=me&application=01", locale);
    const { applications, "application-status": words } = messagesOf(locale);
    const { detail } = applications;
    const dialog = await screen.findByRole("dialog", { name: "Kuhar / Kuharica" });
    expect(within(dialog).getByText(words.status.sent)).toBeVisible();
    const shown = within(within(dialog).getByRole("list", { name: detail.progress })).getAllByRole(
      "listitem",
    );
    const texts = shown.map((step) =>
      [...step.querySelectorAll("p, p ~ div")].map((part) => part.textContent),
    );
    expect(texts).toEqual([
      [words.step.sent],
      [words.step.forwarded, detail.superseded],
      [words.step.seen, detail.superseded],
      [words.step.resent],
      [words.step.forwarded],
      [words.step.seen, detail.notOpened],
      [words.step.ended],
    ]);
  });
});

describe("deleting", () => {
  const deletes = (answer: () => Response) => http.delete(`${API}/api/applications/01`, answer);

  test("asks for confirmation, then removes it from the list", async () => {
    server.use(deletes(() => HttpResponse.json({ applicationId: "01", status: "completed", stale: true })));
    open("access=me&application=01");
    await user.click(await screen.findByRole("button", { name: "Obriši prijavu" }));
    const question = await screen.findByRole("alertdialog");
    expect(question).toHaveTextContent("javit ćemo mu da ste je povukli");
    await user.click(within(question).getByRole("button", { name: "Obriši prijavu" }));
    await waitFor(() => expect(where()).toBe("/moj-profil/prijave?access=me"));
    await waitFor(() => expect(titles()).not.toContain("Kuhar / Kuharica"));
    expect(toasts.read()).toMatchObject([{ title: "Prijava je obrisana" }]);
  });

  test("does not fetch it again: Back shows that it is deleted", async () => {
    const asked: string[] = [];
    server.events.on("request:start", ({ request }) => void asked.push(`${request.method} ${request.url}`));
    server.use(deletes(() => HttpResponse.json({ applicationId: "01", status: "completed", stale: false })));
    open("access=me&application=01");
    await user.click(await screen.findByRole("button", { name: "Obriši prijavu" }));
    asked.length = 0;
    const question = await screen.findByRole("alertdialog");
    await user.click(within(question).getByRole("button", { name: "Obriši prijavu" }));
    await waitFor(() => expect(toasts.read()).toMatchObject([{ title: "Prijava je obrisana" }]));
    await user.click(await screen.findByRole("link", { name: "Application 01" }));
    const dialog = await screen.findByRole("dialog", { name: "Kuhar / Kuharica" });
    expect(within(dialog).getByText("Prijava je obrisana.")).toBeVisible();
    expect(within(dialog).queryByRole("button", { name: "Obriši prijavu" })).toBeNull();
    expect(asked).toEqual([`DELETE ${API}/api/applications/01`]);
    server.events.removeAllListeners();
  });

  test("does nothing when cancelled", async () => {
    open("access=me&application=01");
    await user.click(await screen.findByRole("button", { name: "Obriši prijavu" }));
    const question = await screen.findByRole("alertdialog");
    await user.click(within(question).getByRole("button", { name: "Odustani" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(screen.getByRole("dialog", { name: "Kuhar / Kuharica" })).toBeVisible();
  });

  test("reports a failure and keeps the application", async () => {
    server.use(deletes(() => problem(503, "SERVICE_UNAVAILABLE")));
    open("access=me&application=01");
    await user.click(await screen.findByRole("button", { name: "Obriši prijavu" }));
    const question = await screen.findByRole("alertdialog");
    await user.click(within(question).getByRole("button", { name: "Obriši prijavu" }));
    await waitFor(() =>
      expect(toasts.read()).toMatchObject([{ tone: "danger", title: "Brisanje nije uspjelo" }]),
    );
    expect(screen.getByText("Pekar")).toBeInTheDocument();
  });
});

describe("resending", () => {
  const changed: Record<string, unknown>[] = [];
  beforeEach(() => {
    changed.length = 0;
    server.use(
      http.post(`${API}/api/applications/01/resend`, async ({ request }) => {
        changed.push((await request.json()) as Record<string, unknown>);
        all = all.map((one) =>
          one.id === "01"
            ? { ...one, steps: [...one.steps, { kind: "resent", at: "2026-11-21T11:00:00Z" }] }
            : one,
        );
        return HttpResponse.json({ applicationId: "01", status: "completed", stale: false });
      }),
    );
  });

  test("is prefilled with what was sent; the verified contact is fixed", async () => {
    open("access=me&application=01");
    await user.click(await screen.findByRole("link", { name: "Izmijeni i pošalji ponovno" }));
    const dialog = await screen.findByRole("dialog", { name: "Izmjena prijave: Kuhar / Kuharica" });
    expect(within(dialog).queryByLabelText("E-mail adresa")).toBeNull();
    expect(within(dialog).getByText("ana.horvat@primjer.hr")).toBeVisible();
    const letter = within(dialog).getByLabelText(/Motivacijsko pismo/);
    await user.clear(letter);
    await user.type(letter, "Pečem i kruh.");
    await user.click(within(dialog).getByRole("button", { name: "Pošalji ponovno" }));
    await waitFor(() => expect(where()).toBe("/moj-profil/prijave?access=me&application=01"));
    expect(changed).toMatchObject([
      {
        firstName: "Ana",
        email: "ana.horvat@primjer.hr",
        phone: { countryCode: "+385", number: "912345678" },
        coverLetter: "Pečem i kruh.",
        cvDocumentId: "cv",
      },
    ]);
    expect(await screen.findByText("Izmijenjena i ponovno poslana")).toBeVisible();
  });

  test("is not available after the closing date, not even by URL", async () => {
    open("access=me&application=04&change=yes");
    expect(await screen.findByRole("dialog", { name: "Mesar" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Pošalji ponovno" })).toBeNull();
  });
});
