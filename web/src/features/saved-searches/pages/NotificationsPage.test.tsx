import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { Route, Routes } from "react-router";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ExplainedMatch, SavedSearch, SearchMatch, SearchPreview } from "@/shared/api/generated";
import { LOCALES } from "@/shared/i18n/locales";
import { ToastRegion } from "@/shared/ui/ToastRegion";
import { toasts } from "@/shared/ui/toasts";
import { aPerson } from "@/testing/accounts";
import { expectAccessible } from "@/testing/axe";
import { CurrentAddress } from "@/testing/CurrentAddress";
import { aJob } from "@/testing/jobs";
import { messagesOf } from "@/testing/messagesOf";
import { aSavedSearch, someSavedSearches } from "@/testing/savedSearches";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import notifications from "./NotificationsPage";

const OWN = `${API}/api/me/saved-searches`;
const COOK = aSavedSearch({ lastMailedAt: "2026-11-20T07:00:00Z" });
const WAITER = aSavedSearch({ id: "b2", name: "Uz more", frequency: "weekly", hour: 18, weekday: 5 });
const TITLE = "kuhar · Split · Sezonski posao";
const PREVIEW: SearchPreview = { total: 23, today: 2, perWeek: 4.6, jobs: [aJob()] };
const MATCH: SearchMatch = {
  job: aJob(),
  jobId: 7,
  matchedAt: "2026-11-20T06:00:00Z",
  mailedAt: "2026-11-20T07:00:00Z",
  suppressed: null,
};

let items: SavedSearch[];
let sent: unknown[] = [];
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  items = [COOK, WAITER];
  sent = [];
  server.use(
    http.get(`${API}/api/site`, () => HttpResponse.json({ projectName: "Karijera", mailboxUrl: null })),
    http.get(OWN, () => HttpResponse.json(someSavedSearches(items))),
    http.post(OWN, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...WAITER, id: "b3" }, { status: 201 });
    }),
    http.patch(`${OWN}/:id`, async ({ request, params }) => {
      const change = (await request.json()) as Partial<SavedSearch>;
      sent.push([params.id, change]);
      const one = items.find(({ id }) => id === params.id) as SavedSearch;
      return HttpResponse.json({ ...one, ...change });
    }),
    http.delete(`${OWN}/:id`, ({ params }) => {
      sent.push(`removed ${params.id}`);
      return new HttpResponse(null, { status: 204 });
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
  for (const { id } of toasts.read()) toasts.dismiss(id);
});
afterAll(() => server.close());

function open(locale: (typeof LOCALES)[number] = "hr") {
  show(
    <>
      <notifications.Page params={{}} />
      <ToastRegion />
    </>,
    { account: aPerson(), locale },
  );
}
const card = async (title: string) =>
  within((await screen.findByRole("heading", { name: title })).closest("article") as HTMLElement);

test("each search says what it looks for, when it is mailed and when it last was", async () => {
  open();
  const cook = await card(TITLE);
  expect(cook.getByRole("combobox", { name: "Koliko često" })).toHaveValue("daily");
  expect(cook.getByRole("combobox", { name: "U koliko sati" })).toHaveDisplayValue("08:00");
  expect(cook.queryByRole("combobox", { name: "Kojeg dana" })).toBeNull();
  expect(cook.getByText(/^Posljednja poruka: 20\. studenoga 2026\. u 08:00/)).toBeVisible();
  expect(cook.getByRole("link", { name: `Rezultati pretrage: ${TITLE}` })).toHaveAttribute(
    "href",
    "/pretraga-poslova?query=kuhar&locations=3190261&employment=seasonal&sort=newest",
  );
  const waiter = await card("Uz more");
  expect(waiter.getByRole("combobox", { name: "Kojeg dana" })).toHaveDisplayValue("petak");
  expect(waiter.getByText(/^Još nismo poslali/)).toBeVisible();
  const chips = within(waiter.getByRole("list", { name: "Filtri pretrage" })).getAllByRole("listitem");
  expect(chips.map(({ textContent }) => textContent)).toEqual(["kuhar", "Split", "Sezonski posao"]);
  expect(screen.getByText("Spremljeno: 2 od najviše 50")).toBeVisible();
  await expectAccessible();
});

test("how often is stored at once, and shown before", async () => {
  open();
  await user.selectOptions((await card("Uz more")).getByRole("combobox", { name: "Koliko često" }), "off");
  expect((await card("Uz more")).getByText("Poruke su isključene.")).toBeVisible();
  expect((await card("Uz more")).queryByRole("combobox", { name: "U koliko sati" })).toBeNull();
  await user.selectOptions((await card(TITLE)).getByRole("combobox", { name: "U koliko sati" }), "18:00");
  await waitFor(() =>
    expect(sent).toEqual([
      ["b2", { frequency: "off" }],
      [COOK.id, { hour: 18 }],
    ]),
  );
});

test("a change that is not stored is taken back, and told", async () => {
  server.use(http.patch(`${OWN}/:id`, () => HttpResponse.error()));
  open();
  const often = (await card(TITLE)).getByRole("combobox", { name: "Koliko često" });
  await user.selectOptions(often, "off");
  expect(await screen.findByText("Promjena nije spremljena")).toBeVisible();
  expect((await card(TITLE)).getByRole("combobox", { name: "Koliko često" })).toHaveValue("daily");
});

describe("its name", () => {
  test("is changed in place by keyboard, and the focus returns", async () => {
    open();
    const edit = (await card(TITLE)).getByRole("button", { name: `Promijeni naziv: ${TITLE}` });
    edit.focus();
    await user.keyboard("{Enter}");
    expect(await screen.findByRole("textbox", { name: "Naziv pretrage" })).toHaveFocus();
    await user.keyboard("Kuhanje{Enter}");
    const named = await card("Kuhanje");
    await waitFor(() => expect(named.getByRole("button", { name: /^Promijeni naziv/ })).toHaveFocus());
    expect(sent).toEqual([[COOK.id, { name: "Kuhanje" }]]);
  });

  test("stays as it was after Escape", async () => {
    open();
    await user.click((await card("Uz more")).getByRole("button", { name: "Promijeni naziv: Uz more" }));
    await user.type(screen.getByRole("textbox", { name: "Naziv pretrage" }), " i rijeku{Escape}");
    expect(await card("Uz more")).toBeTruthy();
    expect(sent).toEqual([]);
  });
});

describe("removing", () => {
  test("is done at once, and undone with everything it had", async () => {
    open();
    await user.click((await card("Uz more")).getByRole("button", { name: "Ukloni pretragu: Uz more" }));
    await waitFor(() => expect(screen.queryByRole("heading", { name: "Uz more" })).toBeNull());
    await user.click(await screen.findByRole("button", { name: "Poništi" }));
    await waitFor(() =>
      expect(sent).toEqual([
        "removed b2",
        {
          search: { query: ["kuhar"], locations: ["3190261"], employment: ["seasonal"] },
          name: "Uz more",
          frequency: "weekly",
          hour: 18,
          weekday: 5,
          locale: "hr",
        },
      ]),
    );
  });

  test("that fails leaves it, and is told", async () => {
    server.use(http.delete(`${OWN}/:id`, () => HttpResponse.error()));
    open();
    await user.click((await card("Uz more")).getByRole("button", { name: "Ukloni pretragu: Uz more" }));
    expect(await screen.findByText("Uklanjanje spremljene pretrage nije uspjelo")).toBeVisible();
    expect(await card("Uz more")).toBeTruthy();
  });
});

test("what would arrive is shown on demand", async () => {
  server.use(http.get(`${OWN}/${COOK.id}/preview`, () => HttpResponse.json(PREVIEW)));
  open();
  const cook = await card(TITLE);
  const button = cook.getByRole("button", { name: "Što bi stiglo" });
  expect(button).toHaveAttribute("aria-expanded", "false");
  await user.click(button);
  expect(await cook.findByRole("status")).toHaveTextContent(
    "Ovoj pretrazi odgovaraju 23 otvorena posla. Danas su objavljena 2. Stizalo bi ih otprilike 5 na tjedan.",
  );
  expect(cook.getByRole("link", { name: "Kuhar / Kuharica" })).toBeVisible();
  await expectAccessible();
  await user.click(button);
  expect(cook.queryByRole("status")).toBeNull();
});

test("a preview that cannot be read can be asked for again", async () => {
  server.use(http.get(`${OWN}/${COOK.id}/preview`, () => HttpResponse.error(), { once: true }));
  open();
  const cook = await card(TITLE);
  await user.click(cook.getByRole("button", { name: "Što bi stiglo" }));
  const again = await cook.findByRole("button", { name: "Učitaj ponovno" });
  server.use(
    http.get(`${OWN}/${COOK.id}/preview`, () =>
      HttpResponse.json({ total: 0, today: 0, perWeek: 0, jobs: [] } satisfies SearchPreview),
    ),
  );
  await user.click(again);
  expect(await cook.findByRole("status")).toHaveTextContent(/nijedan otvoren posao.*rjeđe od jednom tjedno/);
});

describe("why", () => {
  const ask = async () => {
    open();
    await user.click((await card(TITLE)).getByRole("button", { name: /^Zašto/ }));
    return within(await screen.findByRole("dialog"));
  };
  const matches = (cursor: string | null, ...found: SearchMatch[]) =>
    HttpResponse.json({ items: found, nextCursor: cursor });

  test("every match says whether it was mailed", async () => {
    server.use(
      http.get(`${OWN}/${COOK.id}/matches`, ({ request }) =>
        new URL(request.url).searchParams.has("cursor")
          ? matches(null, { ...MATCH, job: null, jobId: 9, mailedAt: null, suppressed: "closed" })
          : matches("next", MATCH, { ...MATCH, jobId: 8, mailedAt: null }),
      ),
    );
    const dialog = await ask();
    expect(await dialog.findByText("Poslan u poruci: 20. studenoga 2026. u 08:00")).toBeVisible();
    expect(dialog.getByText("Stiže u sljedećoj poruci.")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Prikaži starije" }));
    expect(await dialog.findByText("Oglas 9, kojeg više nema")).toBeVisible();
    expect(dialog.getByText(/^Nije poslan: oglas je zatvoren/)).toBeVisible();
    await expectAccessible(screen.getByRole("dialog"));
  });

  const about = (answer: Partial<ExplainedMatch>) =>
    server.use(
      http.get(`${OWN}/${COOK.id}/matches`, () => matches(null)),
      http.get(`${OWN}/${COOK.id}/matches/7`, () =>
        HttpResponse.json({
          ...MATCH,
          matchedAt: null,
          mailedAt: null,
          matches: false,
          unmet: [],
          ...answer,
        } satisfies ExplainedMatch),
      ),
    );
  const askAbout = async (text: string) => {
    const dialog = await ask();
    await user.type(dialog.getByRole("textbox"), `${text}{Enter}`);
    return dialog;
  };

  test("a job that does not match says which conditions it does not fulfil", async () => {
    about({ unmet: ["locations", "of-tomorrow"] });
    const dialog = await askAbout("https://karijera.hr/posao/7/kuhar");
    expect(await dialog.findByText("Posao nije u traženom mjestu.")).toBeVisible();
    expect(dialog.getByText("Neki od filtara mu ne odgovara.")).toBeVisible();
  });

  test.each<[Partial<ExplainedMatch>, RegExp]>([
    [{ matches: true }, /objavljen prije nego što ste je spremili/],
    [{ matches: true, matchedAt: "2026-11-20T06:00:00Z" }, /^Stiže u sljedećoj poruci/],
    [{ matches: true, suppressed: "applied" }, /već prijavili/],
    [{ matches: true, mailedAt: "2026-11-20T07:00:00Z" }, /^Poslan u poruci/],
  ])("%j", async (answer, text) => {
    about(answer);
    expect(await (await askAbout("7")).findByText(text)).toBeVisible();
  });

  test("what names no job is told at the field", async () => {
    about({});
    const dialog = await askAbout("kuhar");
    expect(await dialog.findByText(messagesOf("hr").errors.INVALID_JOB_LINK)).toBeVisible();
    expect(dialog.getByRole("textbox")).toHaveFocus();
  });
});

test.each(LOCALES)("in %s: without a search, the way to one", async (locale) => {
  items = [];
  open(locale);
  const texts = messagesOf(locale)["saved-searches"].empty;
  expect(await screen.findByText(texts.title)).toBeVisible();
  expect(screen.getByRole("link", { name: texts.action })).toBeVisible();
});

test("whoever was signed out elsewhere is led to the sign-in, and back", async () => {
  show(
    <Routes>
      <Route path="/moj-profil/obavijesti" element={<notifications.Page params={{}} />} />
      <Route path="*" element={<CurrentAddress />} />
    </Routes>,
    { address: "/moj-profil/obavijesti" },
  );
  expect(await screen.findByTestId("where")).toHaveTextContent("/prijava?return=%2Fmoj-profil%2Fobavijesti");
});

test("a list that cannot be read can be asked for again", async () => {
  server.use(http.get(OWN, () => HttpResponse.error(), { once: true }));
  open();
  await user.click(await screen.findByRole("button", { name: "Učitaj ponovno" }));
  expect(await card("Uz more")).toBeTruthy();
});
