import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { JobDetail } from "@/shared/api/generated";
import { LOCALES, type Locale } from "@/shared/i18n/locales";
import { aPerson } from "@/testing/accounts";
import { aJobDetail } from "@/testing/applications";
import { CurrentAddress } from "@/testing/CurrentAddress";
import { CONSENT, LEGAL_TEXTS, tickAllBoxes } from "@/testing/consent";
import { aDocument, someDocuments } from "@/testing/documents";
import { aJob } from "@/testing/jobs";
import { messagesOf } from "@/testing/messagesOf";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import { readDraft, readPending, writeDraft, writePending } from "../draft";
import applyScreen from "./ApplyPage";

const { Page } = applyScreen;
const SITE = {
  projectName: "Karijera",
  siteUrl: "",
  environment: "test",
  siteOgImage: null,
  mailboxUrl: null,
  legalTexts: LEGAL_TEXTS,
};

let sent: { body: Record<string, unknown>; key: string | null }[] = [];
let uploads: { token: string | null }[] = [];

const startsApplication = () => [
  http.post(`${API}/api/applications/7/application`, async ({ request }) => {
    sent.push({
      body: (await request.json()) as Record<string, unknown>,
      key: request.headers.get("Idempotency-Key"),
    });
    return HttpResponse.json(
      { applicationId: "01", status: "initiated", stale: false, accessLink: "verify" },
      { status: 201 },
    );
  }),
];
const refuses = (status: number, code: string, errors: { field: string; code: string }[] = []) =>
  http.post(`${API}/api/applications/7/application`, () =>
    HttpResponse.json({ title: code, status, code, message: code, errors, details: {} }, { status }),
  );
const takesFiles = http.post("*/api/documents", ({ request }) => {
  uploads.push({ token: request.headers.get("Upload-Token") });
  const number = uploads.length;
  return HttpResponse.json(
    {
      id: `file-${number}`,
      name: `file-${number}.pdf`,
      mediaType: "application/pdf",
      size: 3,
      source: "cv",
      uploadToken: "uploads",
    },
    { status: 201 },
  );
});

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  sent = [];
  uploads = [];
  sessionStorage.clear();
  server.use(
    http.get(`${API}/api/site`, () => HttpResponse.json(SITE)),
    http.get(`${API}/api/me/last-cv`, () => HttpResponse.json({ cv: null })),
    http.get(`${API}/api/me/documents`, () => HttpResponse.json(someDocuments())),
    http.get(`${API}/api/me/cvs`, () => HttpResponse.json({ items: [], limit: 20, stale: false })),
    takesFiles,
    ...startsApplication(),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const ADDRESS = "/posao/7/kuhar/prijava?source=job-page";

async function open(job: JobDetail = aJobDetail(), locale: Locale = "hr") {
  server.use(http.get(`${API}/api/jobs/7`, () => HttpResponse.json(job)));
  const page = show(
    <>
      <Page params={{ jobId: "7", slug: "kuhar" }} />
      <CurrentAddress />
    </>,
    { address: ADDRESS, locale },
  );
  await screen.findByRole("heading", { level: 1 });
  return page;
}

const pdf = (name: string) => new File(["%PDF"], name, { type: "application/pdf" });
const send = () => user.click(screen.getByRole("button", { name: "Nastavi na potvrdu" }));
const typeIn = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

/** The hidden file inputs, in page order. */
function attach(place: number, files: File[]) {
  const inputs = document.querySelectorAll<HTMLInputElement>("input[type=file]");
  return user.upload(inputs[place] as HTMLInputElement, files);
}

async function fillIn() {
  typeIn("Ime", "Ana");
  typeIn("Prezime", "Horvat");
  typeIn("E-mail adresa", "ana@primjer.hr");
  await attach(0, [pdf("životopis.pdf")]);
  await screen.findByText(/priloženo/);
  await tickAllBoxes();
}

describe("the form", () => {
  test("shows its job, and no errors at first", async () => {
    await open();
    expect(screen.getByText("Kuhar / Kuharica")).toBeVisible();
    expect(screen.getByText("Slano & Slatko")).toBeVisible();
    expect(screen.getByText("Prijava do 7. prosinca 2026.")).toBeVisible();
    expect(screen.queryByText("Ovo polje je obavezno.")).toBeNull();
  });

  test("submitted empty, names all missing fields and focuses the summary", async () => {
    await open();
    await send();
    const summary = await screen.findByText("Provjerite još 6 polja");
    for (const name of ["Ime", "Prezime", "E-mail adresa", "Životopis", "Privola", "Uvjeti korištenja"]) {
      expect(screen.getByRole("button", { name })).toBeVisible();
    }
    await waitFor(() => expect(document.activeElement).toContainElement(summary));
    await user.click(screen.getByRole("button", { name: "Životopis" }));
    expect(screen.getByRole("button", { name: /Odaberi datoteku: Životopis/ })).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test("a field is validated on blur, the others are not", async () => {
    await open();
    await user.type(screen.getByLabelText("E-mail adresa"), "ana");
    await user.tab();
    expect(await screen.findByText(/Provjerite e-mail adresu/)).toBeVisible();
    expect(screen.queryByText("Ovo polje je obavezno.")).toBeNull();
  });

  test("a phone number is enough and clears the error at the e-mail field", async () => {
    await open();
    await fillIn();
    typeIn("E-mail adresa", "");
    await send();
    expect(await screen.findAllByText(/Unesite e-mail ili broj telefona/)).not.toEqual([]);
    await user.type(screen.getByLabelText("Broj telefona"), "091 234 5678");
    await waitFor(() => expect(screen.queryByText(/Unesite e-mail ili broj telefona/)).toBeNull());
    await send();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      email: "",
      phone: { countryCode: "+385", number: "091 234 5678" },
    });
  });

  test("a valid form is submitted, and the code page follows", async () => {
    await open();
    await fillIn();
    typeIn("Motivacijsko pismo (nije obavezno)", "Volim kuhati.");
    expect(screen.getByText("13 od 10.000 znakova")).toBeVisible();
    await send();
    await waitFor(() =>
      expect(screen.getByTestId("where")).toHaveTextContent(
        "/application/verification?application=01&access=verify",
      ),
    );
    expect(sent[0]?.body).toEqual({
      firstName: "Ana",
      lastName: "Horvat",
      email: "ana@primjer.hr",
      phone: null,
      coverLetter: "Volim kuhati.",
      cvDocumentId: "file-1",
      otherDocumentIds: [],
      uploadToken: "uploads",
      locale: "hr",
      applicationType: "quick",
      source: "job-page",
      consent: CONSENT,
    });
    expect(readPending(7)).toMatchObject({ applicationId: "01", access: "verify" });
    expect(readDraft("7")?.values.firstName).toBe("Ana");
  });

  test("further files are uploaded with the token of the first", async () => {
    await open();
    await fillIn();
    await attach(1, [pdf("a.pdf"), pdf("b.pdf")]);
    await waitFor(() => expect(screen.getAllByText(/priloženo/)).toHaveLength(3));
    expect(uploads.map(({ token }) => token)).toEqual([null, "uploads", "uploads"]);
    await send();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      cvDocumentId: "file-1",
      otherDocumentIds: ["file-2", "file-3"],
    });
  });

  test("a refused file blocks submitting until it is removed", async () => {
    await open();
    await fillIn();
    await attach(1, [new File(["GIF"], "slika.gif")]);
    expect(await screen.findByText("Ovaj format datoteke ne možemo primiti.")).toBeVisible();
    await send();
    expect(await screen.findAllByText(/Jedna datoteka nije priložena/)).not.toEqual([]);
    await user.click(screen.getByRole("button", { name: "Ukloni datoteku slika.gif" }));
    await send();
    await waitFor(() => expect(sent).toHaveLength(1));
  });
});

describe("errors of the API", () => {
  test("are shown at their field", async () => {
    server.use(
      refuses(422, "INVALID_INPUT", [
        { field: "phone", code: "SMS_UNAVAILABLE" },
        { field: "consent.terms.accepted", code: "TERMS_NOT_ACCEPTED" },
      ]),
    );
    await open();
    await fillIn();
    await send();
    expect(await screen.findByText("Provjerite još 2 polja")).toBeVisible();
    expect(screen.getByLabelText("Broj telefona")).toBeInvalid();
    expect(screen.getByRole("checkbox", { name: /uvjete korištenja/ })).toBeInvalid();
  });

  test("of lost files ask to attach them again", async () => {
    server.use(refuses(404, "DOCUMENT_NOT_FOUND"));
    await open();
    await fillIn();
    await send();
    await waitFor(() => expect(screen.queryByText(/· priloženo/)).toBeNull());
    expect(screen.getByLabelText("Ime")).toHaveValue("Ana");
    expect(screen.getByRole("button", { name: /Zamijeni datoteku/ })).toBeVisible();
  });

  test("of the server lead to a page that says what is kept", async () => {
    server.use(refuses(503, "SERVICE_UNAVAILABLE"));
    await open();
    await fillIn();
    await send();
    await waitFor(() =>
      expect(screen.getByTestId("where")).toHaveTextContent(
        "/posao/7/kuhar/prijava/nije-poslana?reason=SERVICE_UNAVAILABLE",
      ),
    );
    expect(readDraft("7")).toMatchObject({
      values: { firstName: "Ana" },
      uploads: { files: [{ id: "file-1" }] },
    });
  });

  test("without a connection: stays on the page, and the retry has the same idempotency key", async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.post(
        `${API}/api/applications/7/application`,
        ({ request }) => {
          keys.push(request.headers.get("Idempotency-Key"));
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await open();
    await fillIn();
    await send();
    expect(await screen.findByText(/Nema veze s poslužiteljem/)).toBeVisible();
    await send();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(keys[0]).not.toBeNull();
    expect(sent[0]?.key).toBe(keys[0]);
  });

  test("when the job has closed: its notice replaces the form, and the input is kept", async () => {
    server.use(refuses(409, "JOB_INACTIVE"));
    await open();
    await fillIn();
    server.use(
      http.get(`${API}/api/jobs/7`, () =>
        HttpResponse.json(aJobDetail({ isActive: false, closedAt: "2026-11-21T10:00:00Z" })),
      ),
    );
    await send();
    expect(await screen.findByText("Na ovaj se posao više nije moguće prijaviti")).toBeVisible();
    expect(screen.getByText("Poslodavac je 21. studenoga 2026. zatvorio oglas.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Nastavi na potvrdu" })).toBeNull();
    expect(readDraft("7")?.values.firstName).toBe("Ana");
  });
});

describe("the draft", () => {
  test("keeps no answer that was given to other versions of the texts", async () => {
    const first = await open();
    await fillIn();
    first.unmount();
    const draft = readDraft("7");
    if (draft) writeDraft("7", { ...draft, consentVersions: "terms 1, privacy 3" });
    await open();
    expect(await screen.findByDisplayValue("ana@primjer.hr")).toBeVisible();
    for (const box of screen.getAllByRole("checkbox")) expect(box).not.toBeChecked();
  });

  test("is restored when the form is opened again, with its files", async () => {
    const first = await open();
    await fillIn();
    first.unmount();
    await open();
    expect(await screen.findByDisplayValue("ana@primjer.hr")).toBeVisible();
    expect(screen.getByText("file-1.pdf")).toBeVisible();
    for (const box of screen.getAllByRole("checkbox")) expect(box).toBeChecked();
    expect(screen.getByText(/Vratili smo ono što ste već upisali/)).toBeVisible();
    await send();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(uploads).toHaveLength(1);
  });

  test("is cleared after a confirmation", async () => {
    const first = await open();
    await fillIn();
    first.unmount();
    await open();
    await user.click(await screen.findByRole("button", { name: "Obriši upisano" }));
    const dialog = await screen.findByRole("alertdialog");
    await user.click(within(dialog).getByRole("button", { name: "Obriši upisano" }));
    expect(screen.getByLabelText("Ime")).toHaveValue("");
    expect(screen.queryByText("file-1.pdf")).toBeNull();
    expect(readDraft("7")).toBeUndefined();
  });

  test("a pending application is offered, and replaced by a corrected one", async () => {
    writePending(7, { applicationId: "00", access: "old", codeSentAt: Date.now() });
    const deleted: (string | null)[] = [];
    server.use(
      http.delete(`${API}/api/applications/00`, ({ request }) => {
        deleted.push(request.headers.get("Access-Link"));
        return HttpResponse.json({ applicationId: "00", status: "initiated", stale: false });
      }),
    );
    await open();
    expect(await screen.findByRole("link", { name: "Nastavi prijavu" })).toHaveAttribute(
      "href",
      "/application/verification?application=00&access=old",
    );
    await fillIn();
    await send();
    await waitFor(() => expect(deleted).toEqual(["old"]));
    expect(readPending(7)?.applicationId).toBe("01");
  });
});

describe("a job without the form", () => {
  test("shows the employer's own application ways", async () => {
    await open(
      aJobDetail({
        applicationWays: [
          { type: "external-link", target: "https://posao.example/kuhar?x=1" },
          { type: "phone", target: "+385 21 123 456" },
          { type: "in-person", target: "Riva 1, Split" },
        ],
      }),
    );
    expect(screen.getByRole("heading", { name: "Kako se prijaviti" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Nazovi +385 21 123 456" })).toHaveAttribute(
      "href",
      "tel:+38521123456",
    );
    expect(screen.getByText("Riva 1, Split")).toBeVisible();
    expect(screen.getByRole("link", { name: /posao\.example/ })).toBeVisible();
    expect(screen.queryByLabelText("Ime")).toBeNull();
  });

  test("closed: says since when, and links to other jobs", async () => {
    await open(
      aJobDetail({
        isActive: false,
        applyUntil: "2026-11-19T22:59:59Z",
        similar: [aJob({ id: 8, title: "Pekar" })],
      }),
    );
    expect(screen.getByText("Prijave su se primale do 19. studenoga 2026.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Pekar" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Pregledaj otvorene poslove" })).toBeVisible();
  });

  test("paused: says that it may reopen", async () => {
    await open(aJobDetail({ isActive: false, standing: "paused" }));
    expect(screen.getByText("Prijave na ovaj posao privremeno su zaustavljene")).toBeVisible();
    expect(screen.getByText(/kad ga ponovno otvori/)).toBeVisible();
    expect(screen.queryByText(/Prijave su se primale/)).toBeNull();
    expect(screen.queryByLabelText("Ime")).toBeNull();
  });
});

test.each(LOCALES)("in %s an expired job says so and has no form", async (locale) => {
  await open(aJobDetail({ isActive: false, applyUntil: "2026-11-19T22:59:59Z" }), locale);
  const { title, browse } = messagesOf(locale).apply.closed;
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByText(/19.*2026/)).toBeVisible();
  expect(screen.getByRole("link", { name: browse })).toBeVisible();
  expect(document.querySelector("form")).toBeNull();
});

test.each([
  ["sl", "+386 Slovenija"],
  ["bs", "+387 Bosna i Hercegovina"],
  ["mk", "+389 Северна Македонија"],
] as const)("in %s the default country is that of the language", async (locale, country) => {
  await open(aJobDetail(), locale);
  expect(screen.getByRole("button", { name: new RegExp(country.replace("+", "\\+")) })).toBeVisible();
});

test("a signed-in user needs no code for the account's address, and one for any other", async () => {
  server.use(http.get(`${API}/api/jobs/7`, () => HttpResponse.json(aJobDetail())));
  show(<Page params={{ jobId: "7", slug: "kuhar" }} />, { address: ADDRESS, account: aPerson() });
  const email = await screen.findByLabelText("E-mail adresa");
  await waitFor(() => expect(email).toHaveValue("iva@primjer.hr"));
  expect(screen.getByRole("button", { name: "Pošalji prijavu" })).toBeVisible();
  expect(screen.getByText(/kod nije potreban/)).toBeVisible();
  typeIn("E-mail adresa", "druga@primjer.hr");
  expect(await screen.findByRole("button", { name: "Nastavi na potvrdu" })).toBeVisible();
  expect(screen.getByText(/Sljedeći korak: kod od pet znamenki/)).toBeVisible();
});

describe("the CV that somebody signed in applied with last", () => {
  const CV = { id: "cv-1", name: "Iva.pdf", size: 2048, usedAt: "2026-11-12T09:00:00Z" };
  const openSignedIn = async () => {
    server.use(
      http.get(`${API}/api/jobs/7`, () => HttpResponse.json(aJobDetail())),
      http.get(`${API}/api/me/last-cv`, () => HttpResponse.json({ cv: CV })),
    );
    show(<Page params={{ jobId: "7", slug: "kuhar" }} />, { address: ADDRESS, account: aPerson() });
    expect(await screen.findByText("Iva.pdf, s prijave 12. studenoga 2026.")).toBeVisible();
  };

  test("is attached by a press only, and named in the application", async () => {
    await openSignedIn();
    expect(screen.queryByText(/priloženo/)).toBeNull();
    await user.click(screen.getByRole("button", { name: "Upotrijebi ovaj" }));
    expect(await screen.findByText(/priloženo/)).toBeVisible();
    expect(screen.queryByText("Zadnji životopis")).toBeNull();
    expect(screen.getByRole("button", { name: "Zamijeni datoteku: Životopis" })).toHaveFocus();
    await user.click(screen.getByRole("checkbox"));
    await user.click(screen.getByRole("button", { name: "Pošalji prijavu" }));
    await waitFor(() => expect(sent.map(({ body }) => body.cvDocumentId)).toEqual(["cv-1"]));
    expect(uploads).toEqual([]);
  });

  test("gives way to another file", async () => {
    await openSignedIn();
    expect(screen.getByRole("button", { name: "Odaberi drugi" })).toBeVisible();
    await attach(0, [pdf("novi.pdf")]);
    expect(await screen.findByText(/priloženo/)).toBeVisible();
    expect(screen.queryByText("Zadnji životopis")).toBeNull();
    expect(uploads).toHaveLength(1);
  });

  test("is not offered to a guest", async () => {
    server.use(http.get(`${API}/api/me/last-cv`, () => HttpResponse.json({ cv: CV })));
    await open();
    expect(screen.queryByText("Zadnji životopis")).toBeNull();
  });
});

describe("documents of the account", () => {
  const openSignedIn = async () => {
    server.use(http.get(`${API}/api/jobs/7`, () => HttpResponse.json(aJobDetail())));
    show(<Page params={{ jobId: "7", slug: "kuhar" }} />, { address: ADDRESS, account: aPerson() });
    await screen.findByRole("button", { name: "Odaberi životopis iz mojih dokumenata" });
  };
  const documents = [
    aDocument({ id: "d1", name: "diploma.pdf", source: "document" }),
    aDocument({ id: "d2", name: "životopis.pdf" }),
  ];
  beforeEach(() =>
    server.use(http.get(`${API}/api/me/documents`, () => HttpResponse.json(someDocuments(documents)))),
  );

  test("are attached without being sent again", async () => {
    await openSignedIn();
    await user.click(screen.getByRole("button", { name: "Odaberi životopis iz mojih dokumenata" }));
    const choice = within(await screen.findByRole("dialog", { name: "Vaši dokumenti" }));
    const names = choice.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent);
    expect(names[0]).toMatch(/^životopis.pdf/);
    expect(choice.getByRole("button", { name: "Priloži" })).toBeDisabled();
    await user.click(choice.getByRole("radio", { name: /životopis.pdf/ }));
    await user.click(choice.getByRole("button", { name: "Priloži" }));
    expect(await screen.findByRole("button", { name: "Ukloni datoteku životopis.pdf" })).toBeVisible();

    await user.click(screen.getByRole("button", { name: "Odaberi druge dokumente iz mojih dokumenata" }));
    const others = within(await screen.findByRole("dialog", { name: "Vaši dokumenti" }));
    expect(others.queryByRole("checkbox", { name: /životopis.pdf/ })).toBeNull();
    await user.click(others.getByRole("checkbox", { name: /diploma.pdf/ }));
    await user.click(others.getByRole("button", { name: "Priloži" }));
    expect(await screen.findByRole("button", { name: "Ukloni datoteku diploma.pdf" })).toBeVisible();

    await user.click(screen.getByRole("checkbox"));
    await user.click(screen.getByRole("button", { name: "Pošalji prijavu" }));
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toMatchObject([
        { cvDocumentId: "d2", otherDocumentIds: ["d1"], uploadToken: "" },
      ]),
    );
    expect(uploads).toEqual([]);
  });

  test("one takes the place of a CV that was attached before", async () => {
    await openSignedIn();
    const choose = async (name: RegExp) => {
      await user.click(screen.getByRole("button", { name: "Odaberi životopis iz mojih dokumenata" }));
      const choice = within(await screen.findByRole("dialog", { name: "Vaši dokumenti" }));
      await user.click(choice.getByRole("radio", { name }));
      await user.click(choice.getByRole("button", { name: "Priloži" }));
    };
    await choose(/životopis.pdf/);
    await choose(/diploma.pdf/);
    expect(screen.queryByRole("button", { name: "Ukloni datoteku životopis.pdf" })).toBeNull();
    expect(screen.getByRole("button", { name: "Ukloni datoteku diploma.pdf" })).toBeVisible();
  });

  test("are not offered to a guest", async () => {
    await open();
    expect(screen.queryByRole("button", { name: /iz mojih dokumenata/ })).toBeNull();
  });
});

describe("somebody who has applied already", () => {
  const applied = aJobDetail();
  applied.userInfo = { ...applied.userInfo, appliedAt: "2026-11-19T09:00:00Z", applicationId: "00" };
  const fill = async () => {
    server.use(http.get(`${API}/api/jobs/7`, () => HttpResponse.json(applied)));
    show(
      <>
        <Page params={{ jobId: "7", slug: "kuhar" }} />
        <CurrentAddress />
      </>,
      { address: ADDRESS, account: aPerson() },
    );
    await screen.findByText("Na ovaj ste se posao prijavili 19. studenoga 2026.");
    await attach(0, [pdf("životopis.pdf")]);
    await screen.findByText(/priloženo/);
    await user.click(screen.getByRole("checkbox"));
    typeIn("Ime", "Ana");
    typeIn("Prezime", "Horvat");
    await user.click(screen.getByRole("button", { name: "Pošalji prijavu" }));
    return await screen.findByRole("alertdialog", { name: "Već ste se prijavili na ovaj posao" });
  };
  beforeEach(() => {
    server.use(
      http.post(`${API}/api/applications/7/application`, async ({ request }) => {
        const body = (await request.json()) as Record<string, unknown>;
        sent.push({ body, key: request.headers.get("Idempotency-Key") });
        return body.confirmed
          ? HttpResponse.json({ applicationId: "01", status: "completed", stale: false }, { status: 201 })
          : HttpResponse.json(
              { title: "", status: 409, code: "ALREADY_APPLIED", message: "", errors: [], details: {} },
              { status: 409 },
            );
      }),
    );
  });

  test("is told when, and led to that application", async () => {
    await fill();
    await user.click(screen.getByRole("button", { name: "Ne šalji" }));
    expect(screen.getByRole("link", { name: "Prati prijavu" })).toHaveAttribute(
      "href",
      "/moj-profil/prijave?application=00",
    );
    expect(sent).toHaveLength(1);
  });

  test("may apply again after confirming", async () => {
    await fill();
    await user.click(screen.getByRole("button", { name: "Svejedno pošalji" }));
    await waitFor(() => expect(screen.getByTestId("where").textContent).toContain("application=01"));
    expect(sent.map(({ body }) => body.confirmed)).toEqual([undefined, true]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });
});

describe("a CV of the profile", () => {
  const cv = { id: "cv-7", name: "Za hotele", language: "en", updatedAt: "2026-11-20T09:00:00Z" };
  const openChoice = async () => {
    server.use(
      http.get(`${API}/api/jobs/7`, () => HttpResponse.json(aJobDetail())),
      http.get(`${API}/api/me/cvs`, () => HttpResponse.json({ items: [cv], limit: 20, stale: false })),
    );
    show(<Page params={{ jobId: "7", slug: "kuhar" }} />, { address: ADDRESS, account: aPerson() });
    await user.click(await screen.findByRole("button", { name: "Odaberi životopis s profila" }));
    return within(await screen.findByRole("dialog", { name: "Životopis s Vašeg profila" }));
  };

  test("is sent as the file that was made of it", async () => {
    const made = {
      id: "file-7",
      name: "CV Iva Ivić.pdf",
      mediaType: "application/pdf",
      size: 30_000,
      version: 4,
    };
    server.use(http.post(`${API}/api/me/cvs/cv-7/document`, () => HttpResponse.json(made)));
    const choice = await openChoice();
    expect(choice.getByRole("radio", { name: /^Za hotele/ })).toBeChecked();
    await user.click(choice.getByRole("button", { name: "Priloži" }));
    expect(await screen.findByRole("button", { name: "Ukloni datoteku CV Iva Ivić.pdf" })).toBeVisible();
    await user.click(screen.getByRole("checkbox"));
    await user.click(screen.getByRole("button", { name: "Pošalji prijavu" }));
    await waitFor(() => expect(sent.map(({ body }) => body.cvDocumentId)).toEqual(["file-7"]));
  });

  test("that cannot be made into a file says why, and the dialog stays", async () => {
    server.use(
      http.post(`${API}/api/me/cvs/cv-7/document`, () =>
        HttpResponse.json({ code: "CV_TOO_LONG_FOR_PDF" }, { status: 422 }),
      ),
    );
    const choice = await openChoice();
    await user.click(choice.getByRole("button", { name: "Priloži" }));
    expect(await choice.findByRole("alert")).not.toBeEmptyDOMElement();
    expect(choice.getByRole("button", { name: "Priloži" })).toBeEnabled();
  });
});
