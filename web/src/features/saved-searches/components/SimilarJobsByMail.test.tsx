import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { ToastRegion } from "@/shared/ui/ToastRegion";
import { aPerson } from "@/testing/accounts";
import { aJobDetail } from "@/testing/applications";
import { expectAccessible } from "@/testing/axe";
import { aSavedSearch } from "@/testing/savedSearches";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import { SimilarJobsByMail } from "./SimilarJobsByMail";

const SPLIT = { placeId: "3190261", name: "Split", region: null, country: "HR", lat: 43.5, lng: 16.4 };
const COOK = aJobDetail({ places: [SPLIT] });
const FILTERS = { positions: ["5120"], locations: ["3190261"] };
let sent: unknown[] = [];
const keep = async (request: Request) => void sent.push(await request.json());

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  sent = [];
  server.use(
    http.get(`${API}/api/site`, () => HttpResponse.json({ projectName: "Karijera", mailboxUrl: null })),
    http.post(`${API}/api/saved-searches`, async ({ request }) => {
      await keep(request);
      return HttpResponse.json(null, { status: 202 });
    }),
    http.post(`${API}/api/me/saved-searches`, async ({ request }) => {
      await keep(request);
      return HttpResponse.json(aSavedSearch(), { status: 201 });
    }),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test("a guest is asked under the address of the application, and confirms by mail", async () => {
  show(<SimilarJobsByMail job={COOK} email="ana@primjer.hr" />);
  expect(screen.getByText("Kad se pojavi sličan posao, javit ćemo Vam: Kuhari · Split")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Šaljite mi slične" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByRole("textbox", { name: "E-mail" })).toHaveValue("ana@primjer.hr");
  await expectAccessible();
  await user.click(dialog.getByRole("button", { name: "Pošalji poveznicu" }));
  expect(await dialog.findByText("Još samo potvrda")).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ search: FILTERS, email: "ana@primjer.hr" })]);
  await user.click(dialog.getAllByRole("button", { name: "Zatvori" }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("somebody signed in saves the search at once", async () => {
  show(
    <>
      <SimilarJobsByMail job={COOK} />
      <ToastRegion />
    </>,
    { account: aPerson() },
  );
  await user.click(screen.getByRole("button", { name: "Šaljite mi slične" }));
  await user.click(await screen.findByRole("button", { name: "Spremi pretragu" }));
  expect(await screen.findByText("Pretraga je spremljena")).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ search: FILTERS, frequency: "daily" })]);
});

test("an ad that says nothing of the work offers nothing", () => {
  show(<SimilarJobsByMail job={{ ...COOK, position: null, categories: [] }} />);
  expect(screen.queryByRole("button")).toBeNull();
});
