import { screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { RecommendedJob, RecommendedJobs } from "@/shared/api/generated";
import { LOCALES } from "@/shared/i18n/locales";
import { aPerson } from "@/testing/accounts";
import { aJob, EMPTY_SEARCH } from "@/testing/jobs";
import { messagesOf } from "@/testing/messagesOf";
import { API, show } from "@/testing/show";
import jobsForYou from "./JobsForYouPage";

const similar = {
  job: { id: 3, slug: "konobar", title: "Konobar/ica", language: "hr" },
  position: { id: "5131", name: "Konobari" },
  place: { id: "1", name: "Split" },
  km: 50,
};
const REASONS: RecommendedJob["reasons"] = [
  { code: "applied", ...similar },
  { code: "saved", ...similar },
  {
    code: "searched",
    search: {
      ...EMPTY_SEARCH,
      query: "konobar",
      locations: [{ id: "1", name: "Split" }],
      key: "query=konobar",
    },
  },
  { code: "near", place: { id: "1", name: "Split" }, km: 25 },
];

let answer: RecommendedJobs;
const server = setupServer(http.get(`${API}/api/jobs/recommended`, () => HttpResponse.json(answer)));
const nothing = { items: [], total: 0, totalPages: 0, hasInterests: false };
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test.each([
  [REASONS.slice(0, 1), ["Slično oglasu na koji ste se prijavili: Konobar/ica"]],
  [REASONS.slice(1, 3), ["Slično spremljenom oglasu: Konobar/ica", "Tražili ste: konobar · Split"]],
  [REASONS.slice(3), ["Do 25\u00a0km od mjesta iz Vaše adrese: Split"]],
  [
    REASONS,
    ["Slično oglasu na koji ste se prijavili: Konobar/ica", "Slično spremljenom oglasu: Konobar/ica"],
  ],
])("each job says why it is here", async (reasons, texts) => {
  answer = { items: [{ job: aJob(), reasons }], total: 1, totalPages: 1, hasInterests: true };
  show(<jobsForYou.Page params={{}} />);
  const list = within(await screen.findByRole("list", { name: "Zašto je ovaj posao ovdje" }));
  expect(list.getAllByRole("listitem").map((item) => item.textContent)).toEqual(texts);
});

test.each(LOCALES)("in %s whoever gave no interests reads how to get recommendations", async (locale) => {
  answer = nothing;
  const { unknown } = messagesOf(locale).recommendations;
  const { unmount } = show(<jobsForYou.Page params={{}} />, { locale, account: aPerson() });
  expect(await screen.findByText(unknown.title)).toBeVisible();
  for (const text of [unknown.search, unknown.save, unknown.apply, unknown.address]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.queryByText(unknown.guest)).toBeNull();
  unmount();
  show(<jobsForYou.Page params={{}} />, { locale });
  expect(await screen.findByText(unknown.guest)).toBeVisible();
  expect(screen.queryByText(unknown.address), "a guest has no address").toBeNull();
});

test("interests that nothing fits are no missing interests", async () => {
  answer = { ...nothing, hasInterests: true };
  show(<jobsForYou.Page params={{}} />);
  expect(await screen.findByText("Trenutačno ništa ne odgovara")).toBeVisible();
});

test("further pages are links", async () => {
  answer = { items: [{ job: aJob(), reasons: REASONS }], total: 25, totalPages: 2, hasInterests: true };
  show(<jobsForYou.Page params={{}} />);
  expect((await screen.findByRole("link", { name: /\b2$/ })).getAttribute("href")).toBe(
    "/poslovi-za-vas?page=2",
  );
});
