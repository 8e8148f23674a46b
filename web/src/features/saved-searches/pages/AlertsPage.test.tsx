import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { SavedSearch } from "@/shared/api/generated";
import { LOCALES } from "@/shared/i18n/locales";
import { ToastRegion } from "@/shared/ui/ToastRegion";
import { toasts } from "@/shared/ui/toasts";
import { expectAccessible } from "@/testing/axe";
import { CurrentAddress } from "@/testing/CurrentAddress";
import { messagesOf } from "@/testing/messagesOf";
import { aSavedSearch, someSavedSearches } from "@/testing/savedSearches";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import alerts from "./AlertsPage";

const ALERTS = `${API}/api/saved-searches`;
const COOK = aSavedSearch({ name: "Kuhanje" });
let items: SavedSearch[];
let sent: unknown[] = [];
const problem = (status: number, code: string) =>
  HttpResponse.json({ title: code, status, code, message: code, errors: [], details: {} }, { status });
const isMine = (request: Request) => request.headers.get("Access-Link") === "mine";

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  items = [COOK];
  sent = [];
  server.use(
    http.get(`${API}/api/site`, () => HttpResponse.json({ projectName: "Karijera", mailboxUrl: null })),
    http.get(ALERTS, ({ request }) =>
      isMine(request) ? HttpResponse.json(someSavedSearches(items)) : problem(401, "LINK_INVALID"),
    ),
    http.post(`${API}/api/saved-search-confirmations`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...COOK, access: "mine" });
    }),
    http.patch(`${ALERTS}/:id`, async ({ request, params }) => {
      sent.push([isMine(request), params.id, await request.json()]);
      return HttpResponse.json({ ...COOK, frequency: "off" });
    }),
    http.delete(`${ALERTS}/:id`, ({ request, params }) => {
      sent.push([isMine(request), `removed ${params.id}`]);
      return new HttpResponse(null, { status: 204 });
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
  for (const { id } of toasts.read()) toasts.dismiss(id);
});
afterAll(() => server.close());

const open = (query: string, locale: (typeof LOCALES)[number] = "hr") =>
  show(
    <>
      <alerts.Page params={{}} />
      <CurrentAddress />
      <ToastRegion />
    </>,
    { address: `/obavijesti-o-poslovima${query}`, locale },
  );

test("opening the link of the mail changes nothing; pressing the button confirms, and shows the alerts", async () => {
  open("?token=abc");
  const button = await screen.findByRole("button", { name: "Potvrdi i šalji mi nove poslove" });
  await expectAccessible();
  expect(sent).toEqual([]);
  await user.click(button);
  expect(await screen.findByRole("heading", { name: "Kuhanje" })).toBeVisible();
  expect(sent).toEqual([{ token: "abc" }]);
  expect(screen.getByText("Potvrđeno je: javljamo Vam nove poslove")).toBeVisible();
  expect(screen.getByTestId("where")).toHaveTextContent("/obavijesti-o-poslovima?access=mine");
});

test.each([
  [401, "LINK_INVALID"],
  [410, "LINK_EXPIRED"],
])("a link that is over (%s) says so, and how to go on", async (status, code) => {
  server.use(http.post(`${API}/api/saved-search-confirmations`, () => problem(status, code)));
  open("?token=abc");
  await user.click(await screen.findByRole("button"));
  expect(await screen.findByText("Ova poveznica više ne vrijedi")).toBeVisible();
  expect(screen.getByRole("link", { name: "Traži poslove" })).toBeVisible();
});

test("a failure leaves the button", async () => {
  server.use(http.post(`${API}/api/saved-search-confirmations`, () => HttpResponse.error()));
  open("?token=abc");
  await user.click(await screen.findByRole("button"));
  expect(await screen.findByText(messagesOf("hr").errors.NETWORK)).toBeVisible();
  expect(screen.getByRole("button", { name: /^Potvrdi/ })).toBeEnabled();
});

test("a guest sees and changes the alerts of the address, without what needs an account", async () => {
  open("?access=mine");
  const often = await screen.findByRole("combobox", { name: "Koliko često" });
  await expectAccessible();
  expect(screen.queryByRole("button", { name: /^Zašto/ })).toBeNull();
  await user.selectOptions(often, "off");
  await waitFor(() => expect(sent).toEqual([[true, COOK.id, { frequency: "off" }]]));
});

test("the preview is that of the filters", async () => {
  server.use(
    http.post(`${API}/api/saved-search-previews`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ total: 1, today: 0, perWeek: 1, jobs: [] });
    }),
  );
  open("?access=mine");
  await user.click(await screen.findByRole("button", { name: "Što bi stiglo" }));
  expect(await screen.findByText(/Ovoj pretrazi odgovara 1 otvoren posao/)).toBeVisible();
  expect(sent).toEqual([{ search: { query: ["kuhar"], locations: ["3190261"], employment: ["seasonal"] } }]);
});

test("removing asks first", async () => {
  open("?access=mine");
  await user.click(await screen.findByRole("button", { name: "Ukloni pretragu: Kuhanje" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Ukloni pretragu" }));
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Kuhanje" })).toBeNull());
  expect(sent).toEqual([[true, `removed ${COOK.id}`]]);
});

test("removing that fails is told, and the alert stays", async () => {
  server.use(http.delete(`${ALERTS}/:id`, () => HttpResponse.error()));
  open("?access=mine");
  await user.click(await screen.findByRole("button", { name: "Ukloni pretragu: Kuhanje" }));
  await user.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Ukloni pretragu" }),
  );
  expect(await screen.findByText("Uklanjanje spremljene pretrage nije uspjelo")).toBeVisible();
  expect(await screen.findByRole("heading", { name: "Kuhanje" })).toBeVisible();
});

test.each(LOCALES)("in %s: without a link, or with an old one, where to find one", async (locale) => {
  const { needed, expired, text } = messagesOf(locale)["saved-searches"].link;
  const { unmount } = open("", locale);
  expect(await screen.findByText(needed)).toBeVisible();
  unmount();
  open("?access=old", locale);
  expect(await screen.findByText(expired)).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

test("the loader answers as the page shows", async () => {
  const visit = { locale: "hr", params: {}, read: vi.fn(async () => undefined) } as never;
  const load = (search: string, access?: string) =>
    alerts.load?.({ ...(visit as object), search: new URLSearchParams(search), access } as never);
  expect(await load("")).toEqual({ status: 401 });
  expect(await load("token=abc")).toBeUndefined();
  expect(await load("access=mine", "mine")).toBeUndefined();
});
