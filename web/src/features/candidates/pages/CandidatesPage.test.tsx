import { screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { ListedCandidate } from "@/shared/api/generated";
import { LOCALES } from "@/shared/i18n/locales";
import { aPerson } from "@/testing/accounts";
import { expectAccessible } from "@/testing/axe";
import { CurrentAddress } from "@/testing/CurrentAddress";
import { aCandidate, aCandidateList, anOpenedCandidate } from "@/testing/candidates";
import { messagesOf } from "@/testing/messagesOf";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import candidates from "./CandidatesPage";

const NURSE = aCandidate();
const COOK = aCandidate({
  cvId: "00000000-0000-4000-8000-000000000002",
  title: "",
  yearsOfWork: 0,
  openedAt: "2026-11-20T10:00:00Z",
});
const MEMBER = aPerson({ roles: ["employer-recruiter"], employers: [{ employerId: 3, role: "recruiter" }] });

let listed: ListedCandidate[];
let refusal: { code: string; status: number } | undefined;
const opened: string[] = [];
const queries: string[] = [];

const server = setupServer(
  http.get(`${API}/api/candidates`, ({ request }) => {
    queries.push(new URL(request.url).search);
    return HttpResponse.json(aCandidateList(listed));
  }),
  http.post(`${API}/api/candidates/:cvId/open`, ({ params }) => {
    opened.push(String(params.cvId));
    if (refusal) return HttpResponse.json({ code: refusal.code }, { status: refusal.status });
    return HttpResponse.json(anOpenedCandidate(NURSE));
  }),
  http.get(`${API}/api/apps/education-levels`, () =>
    HttpResponse.json({ items: [{ id: 6, name: "Prvostupnica" }] }),
  ),
  http.get(`${API}/api/apps/languages`, () => HttpResponse.json({ items: [{ id: "de", name: "njemački" }] })),
  http.all(`${API}/*`, () => HttpResponse.json({ items: [] })),
);
beforeAll(() => server.listen());
beforeEach(() => {
  listed = [NURSE, COOK];
  refusal = undefined;
  opened.length = 0;
  queries.length = 0;
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function visit(locale: (typeof LOCALES)[number] = "hr", address = "/kandidati") {
  show(
    <>
      <candidates.Page params={{}} />
      <CurrentAddress />
    </>,
    { locale, address, account: MEMBER },
  );
  return messagesOf(locale).candidates;
}

test.each(LOCALES)("cards show no names, and opening one says who learns of it, in %s", async (locale) => {
  const t = visit(locale);
  const card = (await screen.findByRole("heading", { name: NURSE.title })).closest("article") as HTMLElement;
  expect(screen.queryByText(/Ivić/)).toBeNull();
  expect(opened).toEqual([]);
  const button = within(card).getByRole("button", { name: new RegExp(t.open) });
  expect(button).toHaveAccessibleDescription(/Konoba Kotva/);
  await expectAccessible();
  await user.click(button);
  const dialog = await screen.findByRole("dialog", { name: t.opened.title });
  expect(within(dialog).getByRole("heading", { name: "Iva Ivić" })).toBeVisible();
  expect(within(dialog).getByRole("link", { name: "iva@primjer.hr" })).toBeVisible();
  expect(within(dialog).getByText(t.opened.noted)).toBeVisible();
  expect(opened).toEqual([NURSE.cvId]);
  await expectAccessible(dialog);
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a CV without a title, and one that was opened before, say so", async () => {
  const t = visit();
  const card = (await screen.findByRole("heading", { name: t.untitled })).closest("article") as HTMLElement;
  expect(card).toHaveTextContent("manje od godine");
  expect(card).toHaveTextContent("Otvoreno 20. 11. 2026.");
});

test.each([
  ["CANDIDATE_NOT_FOUND", 404],
  ["TOO_MANY_CANDIDATES_OPENED", 429],
] as const)("a refusal is shown and opens nothing: %s", async (code, status) => {
  const t = visit();
  refusal = { code, status };
  const [button] = await screen.findAllByRole("button", { name: new RegExp(t.open) });
  await user.click(button as HTMLElement);
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("filters are in the address, and a new one begins on the first page", async () => {
  const t = visit("hr", "/kandidati?page=2&position=2221");
  const language = await screen.findByLabelText(t.filter.language);
  expect(queries.at(-1)).toBe("?page=2&position=2221");
  await within(language).findByRole("option", { name: "njemački" });
  await user.selectOptions(language, "de");
  await vi.waitFor(() => expect(queries.at(-1)).toBe("?position=2221&language=de"));
  await user.selectOptions(language, "");
  await vi.waitFor(() => expect(queries.at(-1)).toBe("?position=2221"));
});

test("an empty database says what to do", async () => {
  listed = [];
  const t = visit();
  expect(await screen.findByText(t.noneHint)).toBeVisible();
  await expectAccessible(screen.getByRole("heading", { level: 1 }).parentElement as HTMLElement);
});
