import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { MyApplicationDetail } from "@/shared/api/generated";
import { LOCALES } from "@/shared/i18n/locales";
import { toasts } from "@/shared/ui/toasts";
import { NO_UPLOADS } from "@/shared/uploads/UploadQueue";
import { anApplication, anUnconfirmed } from "@/testing/applications";
import { CurrentAddress } from "@/testing/CurrentAddress";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import { readDraft, readPending, writeDraft, writePending } from "../draft";
import { emptyForm } from "../schema";
import verificationScreen from "./VerificationPage";

const { Page } = verificationScreen;
/** Mail, and a link that stands in the message with the code: no text message has it. */
const OF_MAILS =
  /mail|pošt|пошт|(poveznic|link|povezav|vrsk|врск)\S* (iz|in the|от|од) |(adres|address|naslov|адрес)\S* (je pogreš|is wrong|napač|е погреш)/i;

const SITE = {
  projectName: "Karijera",
  siteUrl: "",
  environment: "development",
  siteOgImage: null,
  mailboxUrl: "http://127.0.0.1:8025/",
};
const problem = (status: number, code: string, details = {}) =>
  HttpResponse.json({ title: code, status, code, message: code, errors: [], details }, { status });
const written = (more = {}) => ({ applicationId: "01", status: "completed", stale: false, ...more });

let proofs: unknown[] = [];
/** Response of the API to the code or the link. */
const answersProof = (response: () => Response) =>
  http.post(`${API}/api/applications/01/code`, async ({ request }) => {
    proofs.push(await request.json());
    return response();
  });
/** Applications by the token that opens them. */
const finds = (byLink: Record<string, MyApplicationDetail | undefined>) =>
  http.get(`${API}/api/applications/01`, ({ request }) => {
    const found = byLink[request.headers.get("Access-Link") ?? ""];
    return found ? HttpResponse.json(found) : problem(404, "APPLICATION_NOT_FOUND");
  });

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  proofs = [];
  sessionStorage.clear();
  server.use(
    http.get(`${API}/api/site`, () => HttpResponse.json(SITE)),
    finds({ verify: anUnconfirmed(), me: anApplication() }),
    answersProof(() => HttpResponse.json(written({ accessLink: "me" }))),
  );
});
afterEach(() => {
  server.resetHandlers();
  for (const { id } of toasts.read()) toasts.dismiss(id);
});
afterAll(() => server.close());

const BY_CODE = "/application/verification?application=01&access=verify";
const BY_LINK = `${BY_CODE}&link=from-the-mail`;
const open = (address = BY_CODE) =>
  show(
    <>
      <Page params={{}} />
      <CurrentAddress />
    </>,
    { address },
  );
const enter = async (code: string) =>
  fireEvent.change(await screen.findByLabelText("Kod od pet znamenki"), { target: { value: code } });
const where = () => screen.getByTestId("where").textContent;

describe("the code", () => {
  test("was sent to the address that was typed, which can be changed without losing the form", async () => {
    writeDraft(7, {
      values: { ...emptyForm("hr"), firstName: "Ana" },
      uploads: NO_UPLOADS,
      seed: "s",
      consentVersions: "",
    });
    open();
    expect(await screen.findByText("ana.horvat@primjer.hr")).toBeVisible();
    expect(screen.getByRole("link", { name: "Promijeni adresu" })).toHaveAttribute(
      "href",
      "/posao/7/kuhar/prijava",
    );
    expect(readDraft(7)).toMatchObject({ values: { firstName: "Ana" } });
    expect(screen.getByLabelText("Kod od pet znamenki")).toHaveAttribute("autocomplete", "one-time-code");
    expect(await screen.findByRole("link", { name: /pročitaj kod u poslanoj pošti/ })).toHaveAttribute(
      "href",
      SITE.mailboxUrl,
    );
  });

  test("is submitted once complete; success deletes the draft", async () => {
    writePending(7, { applicationId: "01", access: "verify", codeSentAt: Date.now() });
    writeDraft(7, { values: emptyForm("hr"), uploads: NO_UPLOADS, seed: "s", consentVersions: "" });
    open();
    await enter("12345");
    await waitFor(() => expect(where()).toBe("/posao/7/kuhar/prijava/poslana?application=01&access=me"));
    expect(proofs).toEqual([{ code: "12345" }]);
    expect(readPending(7)).toBeUndefined();
    expect(readDraft(7)).toBeUndefined();
  });

  test("when wrong: shows the attempts left and clears the field", async () => {
    server.use(answersProof(() => problem(400, "INVALID_VERIFICATION_CODE", { triesLeft: 2 })));
    open();
    await enter("99999");
    expect(await screen.findAllByText("Kod nije ispravan. Imate još 2 pokušaja.")).not.toEqual([]);
    expect(screen.getByLabelText("Kod od pet znamenki")).toHaveValue("");
  });

  test.each([
    [410, "CODE_EXPIRED", {}, "Kod je istekao. Zatražite novi."],
    [429, "TOO_MANY_TRIES", { onlyLink: false }, /Za ovaj kod nema više pokušaja/],
    [409, "CODE_USED", {}, /Ova je prijava već potvrđena/],
    [410, "APPLICATION_DELETED", {}, "Ova je prijava obrisana."],
  ])("refused with %i %s: says what to do", async (status, code, details, sentence) => {
    server.use(answersProof(() => problem(status, code, details)));
    open();
    await enter("12345");
    expect(await screen.findAllByText(sentence)).not.toEqual([]);
  });

  test("has no field once only the link works", async () => {
    server.use(answersProof(() => problem(429, "TOO_MANY_TRIES", { onlyLink: true })));
    open();
    await enter("12345");
    expect(await screen.findByText(/Radi Vaše sigurnosti kodovi/)).toBeVisible();
    expect(screen.queryByLabelText("Kod od pet znamenki")).toBeNull();
  });

  test("stays in the field without a connection", async () => {
    server.use(answersProof(() => HttpResponse.error()));
    open();
    await enter("12345");
    expect(await screen.findByText(/Nema veze s poslužiteljem/)).toBeVisible();
    expect(screen.getByLabelText("Kod od pet znamenki")).toHaveValue("12345");
  });
});

describe("the timers", () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

  test("start when this tab requested the code; another is available after 30 seconds", async () => {
    writePending(7, { applicationId: "01", access: "verify", codeSentAt: Date.now() - 20_000 });
    server.use(
      http.post(`${API}/api/applications/01/code/resend`, () =>
        HttpResponse.json({ verification: anUnconfirmed().verification }, { status: 202 }),
      ),
    );
    open();
    expect(await screen.findByText(/Kod vrijedi još 9:\d\d\./)).toBeVisible();
    expect(screen.getByRole("button", { name: "Pošalji novi kod" })).toBeDisabled();
    await pass(11);
    expect(screen.getByRole("button", { name: "Pošalji novi kod" })).toBeEnabled();
    fireEvent.click(screen.getByRole("button", { name: "Pošalji novi kod" }));
    await waitFor(() => expect(toasts.read()).toMatchObject([{ title: "Novi kod je poslan" }]));
    expect(screen.getByRole("button", { name: "Pošalji novi kod" })).toBeDisabled();
    expect(screen.getByText(/Kod vrijedi još (10:00|9:5\d)\./)).toBeVisible();
  });

  test("show that the code has expired", async () => {
    writePending(7, { applicationId: "01", access: "verify", codeSentAt: Date.now() - 540_000 });
    open();
    expect(await screen.findByText(/Kod vrijedi još (1:00|0:\d\d)\./)).toBeVisible();
    await pass(61);
    expect(screen.getByText(/Kod je istekao\. Zatražite novi: prijava čeka/)).toBeVisible();
  });

  test("use the waiting time of the API", async () => {
    writePending(7, { applicationId: "01", access: "verify", codeSentAt: Date.now() - 40_000 });
    server.use(
      http.post(`${API}/api/applications/01/code/resend`, () =>
        problem(429, "RESEND_TOO_SOON", { seconds: 17 }),
      ),
    );
    open();
    await waitFor(() => expect(screen.getByRole("button", { name: "Pošalji novi kod" })).toBeEnabled());
    fireEvent.click(screen.getByRole("button", { name: "Pošalji novi kod" }));
    expect(await screen.findByText("Novi kod možete zatražiti za 17 sekundi.")).toBeVisible();
  });
});

describe.each(LOCALES)("in %s a guest who gave only a number", (locale) => {
  const byPhone = anUnconfirmed();
  beforeEach(() => {
    const sent = { ...byPhone.sent, email: null };
    const verification = { ...byPhone.verification, channel: "phone" } as MyApplicationDetail["verification"];
    server.use(
      finds({ verify: { ...byPhone, sent, verification } }),
      // In development a link to the mailbox would speak of mail.
      http.get(`${API}/api/site`, () => HttpResponse.json({ ...SITE, mailboxUrl: null })),
    );
  });
  const openIn = () => show(<Page params={{}} />, { address: BY_CODE, locale });

  test("sees the whole number, and reads of no mail and of no link in the message", async () => {
    openIn();
    expect(await screen.findByText("+385 912345678")).toBeVisible();
    await user.click(screen.getAllByRole("button").at(-1) as HTMLElement);
    const dialog = await screen.findByRole("alertdialog");
    expect(`${document.body.textContent} ${dialog.textContent}`).not.toMatch(OF_MAILS);
  });

  test.each([true, false])("and when the tries are used up (for good: %s)", async (onlyLink) => {
    server.use(answersProof(() => problem(429, "TOO_MANY_TRIES", { onlyLink })));
    openIn();
    fireEvent.change(await screen.findByRole("textbox"), { target: { value: "99999" } });
    await screen.findAllByRole("alert");
    await waitFor(() => expect(proofs).toHaveLength(1));
    expect(document.body.textContent).not.toMatch(OF_MAILS);
  });
});

describe("the link of the mail", () => {
  test("sends nothing until the button is pressed", async () => {
    open(BY_LINK);
    const button = await screen.findByRole("button", { name: "Potvrdi i pošalji" });
    expect(proofs).toEqual([]);
    await user.click(button);
    await waitFor(() => expect(where()).toContain("/prijava/poslana"));
    expect(proofs).toEqual([{ linkToken: "from-the-mail" }]);
  });

  test("works in another browser", async () => {
    open("/application/verification?application=01&link=from-the-mail");
    await user.click(await screen.findByRole("button", { name: "Potvrdi i pošalji" }));
    await waitFor(() => expect(where()).toBe("/posao/7/kuhar/prijava/poslana?application=01&access=me"));
  });

  test("says that it is already used", async () => {
    server.use(answersProof(() => problem(409, "CODE_USED")));
    open(BY_LINK);
    await user.click(await screen.findByRole("button", { name: "Potvrdi i pošalji" }));
    expect(await screen.findByText(/Ova je prijava već potvrđena/)).toBeVisible();
  });

  test("explains why it is invalid", async () => {
    open("/application/verification?application=01&access=old");
    expect(
      await screen.findByRole("heading", { level: 1, name: "Ova poveznica više ništa ne otvara" }),
    ).toBeVisible();
  });
});

describe("an earlier application", () => {
  const confirmed = anUnconfirmed({
    awaits: "sending",
    canSend: true,
    verification: null,
    priorApplications: [{ id: "00", status: "seen", sentAt: "2026-11-01T08:30:00Z" }],
  });
  let sent: unknown[] = [];
  beforeEach(() => {
    sent = [];
    server.use(
      answersProof(() => problem(409, "ALREADY_APPLIED", { accessLink: "me" })),
      finds({ verify: anUnconfirmed(), me: confirmed }),
      http.post(`${API}/api/applications/01/send`, async ({ request }) => {
        sent.push(await request.json());
        server.use(finds({ me: anApplication() }));
        return HttpResponse.json(written());
      }),
    );
  });

  test("is shown with its date, and the new one is sent only after confirming", async () => {
    open();
    await enter("12345");
    const dialog = await screen.findByRole("alertdialog", { name: "Već ste se prijavili na ovaj posao" });
    expect(within(dialog).getByText("Poslana 1. studenoga 2026. u 09:30")).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(within(dialog).getByRole("button", { name: "Svejedno pošalji" }));
    await waitFor(() => expect(where()).toContain("/prijava/poslana"));
    expect(sent).toEqual([{ confirmed: true }]);
  });

  describe("is kept on request: the new one is deleted", () => {
    const keep = async (left: MyApplicationDetail[]) => {
      const deleted: unknown[] = [];
      server.use(
        http.delete(`${API}/api/applications/01`, ({ request }) => {
          deleted.push(request.headers.get("Access-Link"));
          return HttpResponse.json(written());
        }),
        http.get(`${API}/api/applications`, () => HttpResponse.json({ items: left, total: left.length })),
      );
      open();
      await enter("12345");
      const dialog = await screen.findByRole("alertdialog");
      await user.click(within(dialog).getByRole("button", { name: "Ostajem pri ranijoj" }));
      await waitFor(() => expect(deleted).toEqual(["me"]));
    };

    test("and the list shows the earlier one", async () => {
      await keep([anApplication({ id: "00" })]);
      await waitFor(() => expect(where()).toBe("/moj-profil/prijave?access=me"));
    });

    test("and a link for the new one only: explains how to find the earlier one", async () => {
      await keep([]);
      expect(await screen.findByRole("heading", { level: 1, name: "Ranija prijava ostaje" })).toBeVisible();
      expect(screen.getByText(/poveznicom iz njezine poruke/)).toBeVisible();
    });
  });

  test("closing the dialog changes nothing, and it can be opened again", async () => {
    open("/application/verification?application=01&access=me");
    await screen.findByRole("alertdialog");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(sent).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Pošalji prijavu" }));
    expect(await screen.findByRole("alertdialog")).toBeVisible();
  });
});

test("a job that closed before the code was entered is reported, and nothing is sent", async () => {
  const { job } = anUnconfirmed();
  server.use(
    answersProof(() => problem(409, "JOB_INACTIVE", { accessLink: "me" })),
    finds({
      verify: anUnconfirmed(),
      me: anUnconfirmed({ awaits: "sending", verification: null, job: { ...job, isActive: false } }),
    }),
  );
  open();
  await enter("12345");
  expect(await screen.findByText("Oglas se u međuvremenu zatvorio")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Pošalji prijavu" })).toBeNull();
});

test("deleting asks for confirmation, keeps the draft and drops its files", async () => {
  const files = [{ id: "f", name: "a.pdf", size: 1, source: "cv" as const }];
  writePending(7, { applicationId: "01", access: "verify", codeSentAt: Date.now() });
  writeDraft(7, {
    consentVersions: "",
    values: { ...emptyForm("hr"), firstName: "Ana" },
    uploads: { token: "t", files },
    seed: "s",
  });
  server.use(http.delete(`${API}/api/applications/01`, () => HttpResponse.json(written())));
  open();
  await user.click(await screen.findByRole("button", { name: "Obriši prijavu" }));
  const dialog = await screen.findByRole("alertdialog");
  await user.click(within(dialog).getByRole("button", { name: "Obriši prijavu" }));
  await waitFor(() => expect(where()).toBe("/posao/7/kuhar/prijava"));
  expect(readPending(7)).toBeUndefined();
  expect(readDraft(7)).toMatchObject({ values: { firstName: "Ana" }, uploads: { token: "", files: [] } });
});
