import { screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { ListedJob, RecommendedEducations, RecommendedJobs } from "@/shared/api/generated";
import { LOCALES } from "@/shared/i18n/locales";
import { aPerson } from "@/testing/accounts";
import { anApplication } from "@/testing/applications";
import { aJob, aList, EMPTY_SEARCH } from "@/testing/jobs";
import { messagesOf } from "@/testing/messagesOf";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import homeScreen from "./HomePage";

const search = (query: string) => ({ ...EMPTY_SEARCH, query, key: `query=${query}` });
const remembered = (query: string, newJobs: number | null) => ({
  search: search(query),
  searchedAt: "2026-11-12T09:00:00Z",
  newJobs,
});

let counted: (string | null)[] = [];
let again: string[] = [];
let featured: Record<string, ListedJob[]> = {};
let recommended: RecommendedJobs | undefined;
let educations: RecommendedEducations | undefined;
const server = setupServer(
  http.get(`${API}/api/jobs/search-history`, ({ request }) => {
    counted.push(new URL(request.url).searchParams.get("counted"));
    return HttpResponse.json({
      items: [
        remembered("konobar", 3),
        remembered("kuhar", 0),
        remembered("sobar", null),
        remembered("x", 9),
      ],
    });
  }),
  http.post(`${API}/api/jobs/search-history`, ({ request }) => {
    again.push(new URL(request.url).search);
    return new HttpResponse(null, { status: 204 });
  }),
  http.get(`${API}/api/applications`, () =>
    HttpResponse.json({
      items: ["01", "02", "03", "04"].map((id) =>
        anApplication({ id, status: id === "01" ? "seen" : "sent" }),
      ),
      total: 51,
      stale: false,
    }),
  ),
  http.get(`${API}/api/jobs/recommended`, () => HttpResponse.json(recommended)),
  http.get(`${API}/api/educations/recommended`, () =>
    educations ? HttpResponse.json(educations) : HttpResponse.error(),
  ),
  http.get(`${API}/api/jobs/featured`, ({ request }) =>
    HttpResponse.json(aList(featured[new URL(request.url).searchParams.get("block") ?? "all"] ?? [])),
  ),
  // The rest of the page is not under test.
  http.get(`${API}/api/*`, () => HttpResponse.json({ code: "UNAVAILABLE", errors: [] }, { status: 503 })),
);
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => {
  counted = [];
  again = [];
  featured = {};
  recommended = undefined;
  educations = undefined;
});
afterAll(() => server.close());

test("somebody signed in sees the latest applications, in the words of their own page", async () => {
  show(<homeScreen.Page params={{}} />, { account: aPerson() });
  expect(await screen.findByRole("heading", { level: 1, name: "Dobar dan, Iva" })).toBeVisible();
  const heading = await screen.findByText("Vaše prijave");
  const mine = heading.closest("section") as HTMLElement;
  expect(mine.querySelectorAll("li").length).toBe(3);
  expect(mine.textContent).toContain(messagesOf("hr")["application-status"].status.seen);
  expect(screen.getByText("Sve prijave (51)").getAttribute("href")).toBe("/moj-profil/prijave");
});

test("and the last searches with what is new in them; opening one counts anew from then", async () => {
  show(<homeScreen.Page params={{}} />, { account: aPerson() });
  const searches = within(await screen.findByRole("region", { name: "Vaše pretrage" }));
  expect(searches.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "konobar3 nova oglasa od 12. studenoga 2026.",
    "kuharNišta novo od 12. studenoga 2026.",
    "sobarTraženo 12. studenoga 2026.",
  ]);
  expect(counted).toEqual(["3"]);
  await user.click(searches.getByRole("link", { name: "konobar" }));
  expect(again).toEqual(["?query=konobar"]);
});

test.each(LOCALES)("in %s only guests are told how to apply without an account", async (locale) => {
  const { home } = messagesOf(locale);
  const { unmount } = show(<homeScreen.Page params={{}} />, { locale, account: aPerson() });
  await screen.findByRole("region", { name: home.mine.searches });
  for (const text of [home.lead, home.steps.sentHint, home.steps.title]) {
    expect(screen.queryByText(text)).toBeNull();
  }
  unmount();
  show(<homeScreen.Page params={{}} />, { locale });
  expect(screen.getByText(home.lead)).toBeVisible();
  expect(screen.queryByRole("region", { name: home.mine.searches })).toBeNull();
});

const paid = (id: number, title: string, format: string) => aJob({ id, title, format });

test("an exclusive ad stands once, in a block that says that it was paid for", async () => {
  const [week, video] = [paid(1, "Kuhar", "EXCLUSIVE"), paid(2, "Barmen", "VIDEO")];
  featured = { exclusive: [week], video: [video], all: [week, video, paid(3, "Vozač", "FEATURED")] };
  show(<homeScreen.Page params={{}} />);
  const blocks = [
    ["Ekskluzivni poslovi tjedna", "Kuhar"],
    ["Poslovi s videom", "Barmen"],
    ["Izdvojeni poslovi", "Vozač"],
  ];
  for (const [name, title] of blocks) {
    const block = within(await screen.findByRole("region", { name }));
    expect(block.getAllByRole("heading", { level: 3 }).map((each) => each.textContent)).toEqual([title]);
    expect(block.getAllByText("Izdvojeno").length, name).toBe(1);
  }
});

test("a job that is saved is shown so in every block", async () => {
  const [week, found] = [paid(1, "Kuhar", "EXCLUSIVE"), aJob({ id: 2, title: "Sobarica" })];
  featured = { exclusive: [week] };
  recommended = {
    items: [{ job: found, reasons: [{ code: "searched", search: search("sobarica") }] }],
    total: 1,
    totalPages: 1,
    hasInterests: true,
  };
  server.use(http.put(`${API}/api/me/saved-jobs/:id`, () => new HttpResponse(null, { status: 204 })));
  show(<homeScreen.Page params={{}} />);
  for (const title of ["Kuhar", "Sobarica"]) {
    const name = new RegExp(title);
    await user.click(await screen.findByRole("button", { name, pressed: false }));
    expect(await screen.findByRole("button", { name, pressed: true })).toBeVisible();
  }
});

test("without paid ads there is no block for them", async () => {
  show(<homeScreen.Page params={{}} />);
  expect(await screen.findByRole("heading", { level: 2, name: "Otvoreni poslovi" })).toBeVisible();
  expect(screen.queryByText("Ekskluzivni poslovi tjedna")).toBeNull();
  expect(screen.queryByText("Poslovi s videom")).toBeNull();
});

test("what is recommended comes before what is the same for everybody", async () => {
  const job = aJob({ id: 9, title: "Sobarica" });
  recommended = {
    items: [{ job, reasons: [{ code: "searched", search: search("sobarica") }] }],
    total: 7,
    totalPages: 1,
    hasInterests: true,
  };
  featured = { exclusive: [paid(1, "Kuhar", "EXCLUSIVE")] };
  show(<homeScreen.Page params={{}} />, { account: aPerson() });
  await screen.findByRole("region", { name: "Poslovi za Vas" });
  await screen.findByRole("region", { name: "Ekskluzivni poslovi tjedna" });
  await screen.findByRole("region", { name: "Vaše prijave" });
  await screen.findByRole("region", { name: "Vaše pretrage" });
  const order = screen.getAllByRole("heading", { level: 2 }).map((each) => each.textContent);
  expect(order.slice(0, 4)).toEqual([
    "Vaše prijave",
    "Vaše pretrage",
    "Poslovi za Vas",
    "Ekskluzivni poslovi tjedna",
  ]);
  const all = screen.getByRole("link", { name: "Svi poslovi za Vas (7)" });
  expect(all.getAttribute("href")).toBe("/poslovi-za-vas");
});

test("each recommended programme says why it is here, and leads to its place on the page of all", async () => {
  educations = {
    items: [
      {
        education: {
          id: "digital-skills",
          title: "Digitalne vještine",
          summary: "Tečajevi o podacima.",
          provider: "Zavod",
          countries: [{ id: "HR", name: "Hrvatska" }],
          jobCategories: [{ id: "8", name: "Informatika" }],
        },
        reasons: [
          { subject: "category", knownBy: "saved", value: { id: "8", name: "Informatika" } },
          { subject: "country", knownBy: "address", value: { id: "HR", name: "Hrvatska" } },
        ],
      },
    ],
    total: 12,
  };
  show(<homeScreen.Page params={{}} />);
  const section = within(await screen.findByRole("region", { name: "Preporučeno obrazovanje" }));
  const reasons = section.getByRole("list", { name: "Zašto je ovaj program ovdje" });
  expect(
    within(reasons)
      .getAllByRole("listitem")
      .map((each) => each.textContent),
  ).toEqual(["Područje spremljenog oglasa: Informatika", "Država iz Vaše adrese: Hrvatska"]);
  const link = section.getByRole("link", { name: "Digitalne vještine" });
  expect(link.getAttribute("href")).toBe("/obrazovanje#digital-skills");
  const all = section.getByRole("link", { name: "Svi programi (12)" });
  expect(all.getAttribute("href")).toBe("/obrazovanje");
});

test("without programmes there is no part for them", async () => {
  educations = { items: [], total: 0 };
  show(<homeScreen.Page params={{}} />);
  await screen.findByRole("heading", { level: 2, name: "Otvoreni poslovi" });
  expect(screen.queryByText("Preporučeno obrazovanje")).toBeNull();
});
