import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { useJobList } from "@/features/jobs/api";
import { ToastRegion } from "@/shared/ui/ToastRegion";
import { toasts } from "@/shared/ui/toasts";
import { aPerson } from "@/testing/accounts";
import { expectAccessible } from "@/testing/axe";
import { aJob, aList, EMPTY_SEARCH } from "@/testing/jobs";
import { messagesOf } from "@/testing/messagesOf";
import { aSavedSearch } from "@/testing/savedSearches";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import { SaveSearch } from "./SaveSearch";

const KEY = "query=kuhar";
const OWN = `${API}/api/me/saved-searches`;
const NOTIFY = "Obavijesti me o novim poslovima";
let sent: unknown[] = [];
let found: { isSaved: boolean; savedSearchId: string | null };
const problem = (status: number, code: string, details = {}) =>
  HttpResponse.json({ title: code, status, code, message: code, errors: [], details }, { status });

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  sent = [];
  found = { isSaved: false, savedSearchId: null };
  server.use(
    http.get(`${API}/api/site`, () => HttpResponse.json({ projectName: "Karijera", mailboxUrl: null })),
    http.get(`${API}/api/jobs/search`, () =>
      HttpResponse.json(
        aList([aJob()], { search: { ...EMPTY_SEARCH, query: "kuhar", key: KEY }, userInfo: found }),
      ),
    ),
    http.post(OWN, async ({ request }) => {
      const body = (await request.json()) as object;
      sent.push(body);
      return HttpResponse.json(aSavedSearch({ id: "s1", key: KEY }), { status: 201 });
    }),
    http.delete(`${OWN}/:id`, ({ params }) => {
      sent.push(`removed ${params.id}`);
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(`${API}/api/saved-searches`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({}, { status: 202 });
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
  for (const { id } of toasts.read()) toasts.dismiss(id);
});
afterAll(() => server.close());

const FILTERS = { query: ["kuhar"], sort: "newest" } as const;

function Results() {
  const filters = { ...FILTERS, query: [...FILTERS.query] };
  const result = useJobList(filters, 1);
  return (
    <>
      {result && <SaveSearch filters={filters} {...result} text="kuhar" />}
      <ToastRegion />
    </>
  );
}

const open = (account = aPerson() as ReturnType<typeof aPerson> | null) => show(<Results />, { account });
const bell = () => screen.findByRole("button", { name: NOTIFY });

describe("somebody signed in", () => {
  test("saves the search without its order, and the switch is on", async () => {
    open();
    expect(await bell()).toHaveAttribute("aria-pressed", "false");
    await user.click(await bell());
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByRole("textbox", { name: /Naziv pretrage/ }), " Kuhanje ");
    await user.click(dialog.getByRole("radio", { name: "Jednom tjedno" }));
    await expectAccessible(screen.getByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Spremi pretragu" }));
    expect(await screen.findByText("Pretraga je spremljena")).toBeVisible();
    expect(sent).toEqual([
      {
        search: { query: ["kuhar"] },
        name: "Kuhanje",
        frequency: "weekly",
        hour: 8,
        weekday: 1,
        locale: "hr",
      },
    ]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(await bell()).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByRole("link", { name: "Spremljene pretrage" })).toHaveAttribute(
      "href",
      "/moj-profil/obavijesti",
    );
  });

  test("by keyboard alone", async () => {
    open();
    (await bell()).focus();
    await user.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog"));
    dialog.getByRole("textbox").focus();
    await user.keyboard("{Tab}{ArrowUp}");
    expect(dialog.getByRole("radio", { name: "Odmah" })).toBeChecked();
    expect(dialog.queryByRole("button", { name: /U koliko sati/ })).toBeNull();
    await user.keyboard("{Tab}{Tab}");
    expect(dialog.getByRole("button", { name: "Spremi pretragu" })).toHaveFocus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ frequency: "at-once" })]));
    await waitFor(async () => expect(await bell()).toHaveFocus());
  });

  test("removes it with one press, and undoes that with another", async () => {
    found = { isSaved: true, savedSearchId: "s0" };
    open();
    await user.click(await bell());
    await waitFor(async () => expect(await bell()).toHaveAttribute("aria-pressed", "false"));
    await user.click(await screen.findByRole("button", { name: "Poništi" }));
    await waitFor(async () => expect(await bell()).toHaveAttribute("aria-pressed", "true"));
    expect(sent).toEqual(["removed s0", { search: { query: ["kuhar"] } }]);
  });

  test("learns that removing failed, and the switch stays on", async () => {
    found = { isSaved: true, savedSearchId: "s0" };
    server.use(http.delete(`${OWN}/:id`, () => HttpResponse.error()));
    open();
    await user.click(await bell());
    expect(await screen.findByText("Uklanjanje spremljene pretrage nije uspjelo")).toBeVisible();
    expect(await bell()).toHaveAttribute("aria-pressed", "true");
  });

  const submit = async () => {
    open();
    await user.click(await bell());
    await user.click(await screen.findByRole("button", { name: "Spremi pretragu" }));
  };

  test("learns that saving failed, and may try again", async () => {
    server.use(http.post(OWN, () => HttpResponse.error()));
    await submit();
    expect(await screen.findByText("Spremanje pretrage nije uspjelo")).toBeVisible();
    expect(screen.getByRole("button", { name: "Spremi pretragu" })).toBeEnabled();
  });

  test("reads that there are as many as there can be, and where to remove one", async () => {
    server.use(http.post(OWN, () => problem(409, "TOO_MANY_SAVED_SEARCHES", { most: 50 })));
    await submit();
    const alert = within(await screen.findByText(/Spremljeno je 50 pretraga/).then(closestAlert));
    expect(alert.getByRole("link", { name: "Spremljene pretrage" })).toBeVisible();
  });

  test("sees that an equal search is saved already", async () => {
    server.use(http.post(OWN, () => problem(409, "SEARCH_ALREADY_SAVED", { id: "s0" })));
    await submit();
    await waitFor(async () => expect(await bell()).toHaveAttribute("aria-pressed", "true"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

const closestAlert = (element: HTMLElement) => element.closest('[role="alert"]') as HTMLElement;

describe("a guest", () => {
  test("gives an address, and reads that it is confirmed by mail", async () => {
    open(null);
    await user.click(await bell());
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/tek kad njome potvrdite/)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Pošalji poveznicu" }));
    expect(await dialog.findByText("Ovo polje je obavezno.")).toBeVisible();
    expect(sent).toEqual([]);
    await user.type(dialog.getByRole("textbox", { name: /E-mail/ }), "ana@primjer.hr{Enter}");
    expect(await dialog.findByText("Još samo potvrda")).toBeVisible();
    expect(dialog.getByText("ana@primjer.hr")).toBeVisible();
    expect(sent).toEqual([
      {
        search: { query: ["kuhar"] },
        email: "ana@primjer.hr",
        locale: "hr",
        frequency: "daily",
        hour: 8,
        weekday: 1,
      },
    ]);
    await expectAccessible(screen.getByRole("dialog"));
  });

  test("learns that it failed", async () => {
    server.use(http.post(`${API}/api/saved-searches`, () => problem(429, "TOO_MANY_REQUESTS")));
    open(null);
    await user.click(await bell());
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByRole("textbox"), "ana@primjer.hr{Enter}");
    expect(await screen.findByText(messagesOf("hr").errors.TOO_MANY_REQUESTS)).toBeVisible();
    expect(dialog.getByRole("textbox")).toHaveValue("ana@primjer.hr");
  });
});
