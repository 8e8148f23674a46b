import { screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { JobSearch, ListedJob } from "@/shared/api/generated";
import { LOCALES } from "@/shared/i18n/locales";
import { aJob, aList, EMPTY_SEARCH } from "@/testing/jobs";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import { InfiniteJobList } from "./InfiniteJobList";
import { JobsByFit } from "./JobsByFit";

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const job = (id: number, ...missingWords: string[]) => aJob({ id, title: `Posao ${id}`, missingWords });
const searched = (fullMatches: number, givenUp: JobSearch["givenUp"]): JobSearch => ({
  ...EMPTY_SEARCH,
  fullMatches,
  givenUp,
});
const headings = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const titlesIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole("article")
    .map((card) => within(card).getByRole("link").textContent);

test("jobs that lack words stand under a heading that names the words and counts the jobs", () => {
  const search = searched(1, [
    { words: ["školi"], total: 36 },
    { words: ["školi", "puno"], total: 1 },
  ]);
  show(
    <JobsByFit jobs={[job(1), job(2, "školi"), job(3, "školi"), job(4, "školi", "puno")]} search={search} />,
  );
  expect(headings()).toEqual([
    "Ovi oglasi ne spominju „školi” · 36 oglasa",
    "Ovaj oglas ne spominje „školi”, „puno” · 1 oglas",
  ]);
  const lacking = screen.getByRole("region", { name: /„školi” ·/ });
  expect(titlesIn(lacking)).toEqual(["Posao 2", "Posao 3"]);
  expect(titlesIn(document.body)).toEqual(["Posao 1", "Posao 2", "Posao 3", "Posao 4"]);
});

test("where no job has all words, the first heading says so", () => {
  const search = searched(0, [
    { words: ["a"], total: 1 },
    { words: ["b"], total: 2 },
  ]);
  show(<JobsByFit jobs={[job(1, "a"), job(2, "b"), job(3, "b")]} search={search} />);
  expect(headings()).toEqual([
    "Nijedan oglas nema sve što tražite. Ovaj oglas ne spominje „a” · 1 oglas",
    "Ovi oglasi ne spominju „b” · 2 oglasa",
  ]);
});

test("terms are not mentioned but met", () => {
  const search: JobSearch = {
    ...searched(1, [
      { words: ["bez iskustva"], total: 1 },
      { words: ["vikend", "bez iskustva"], total: 2 },
    ]),
    understood: [{ text: "bez iskustva", dimension: "experience", values: [], name: null }],
  };
  show(
    <JobsByFit
      jobs={[job(1, "bez iskustva"), job(2, "vikend", "bez iskustva"), job(3, "vikend", "bez iskustva")]}
      search={search}
    />,
  );
  expect(headings()).toEqual([
    "Ovaj oglas ne ispunjava: „bez iskustva” · 1 oglas",
    "Ovi oglasi ne spominju „vikend”; ne ispunjavaju: „bez iskustva” · 2 oglasa",
  ]);
});

test("a later page that begins with such jobs says what they lack", () => {
  show(<JobsByFit jobs={[job(21, "školi")]} search={searched(4, [{ words: ["školi"], total: 36 }])} />);
  expect(headings()).toEqual(["Ovi oglasi ne spominju „školi” · 36 oglasa"]);
});

test.each(LOCALES)("the heading has the words in the language's quotation marks: %s", (locale) => {
  show(<JobsByFit jobs={[job(1, "školi")]} search={searched(0, [{ words: ["školi"], total: 22 }])} />, {
    locale,
  });
  expect(headings()[0]).toMatch(/[„»“]školi[”«“] · 22 /);
});

test("a group that goes on on the next page has one heading", async () => {
  const pages: ListedJob[][] = [
    [job(1), job(2, "školi")],
    [job(3, "školi"), job(4, "puno")],
  ];
  const search = searched(1, [
    { words: ["školi"], total: 2 },
    { words: ["puno"], total: 1 },
  ]);
  server.use(
    http.get(`${API}/api/jobs/search/featured`, () => HttpResponse.json(aList([]))),
    http.get(`${API}/api/jobs/search`, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get("page") ?? 1);
      return HttpResponse.json(aList(pages[page - 1] ?? [], { total: 4, totalPages: 2, search }));
    }),
  );
  show(<InfiniteJobList filters={{ query: ["čistačica u školi"] }} to={(page) => `/poslovi?page=${page}`} />);
  const lacking = await screen.findByRole("region", { name: /„školi”/ });
  expect(titlesIn(lacking)).toEqual(["Posao 2"]);
  const before = within(lacking).getByRole("article");
  await user.click(screen.getByRole("link", { name: "Učitaj još" }));
  await screen.findByText("Posao 4");
  expect(titlesIn(lacking)).toEqual(["Posao 2", "Posao 3"]);
  expect(within(lacking).getAllByRole("article")[0]).toBe(before);
  expect(headings()).toHaveLength(2);
  expect(screen.getByText("Prikazano 4 od 4")).toBeInTheDocument();
});
