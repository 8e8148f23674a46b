import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { JobFilters } from "@/shared/api/searches";
import { aJob, aList } from "@/testing/jobs";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import { InfiniteJobList } from "./InfiniteJobList";

const SEARCH = `${API}/api/jobs/search`;
const pageAddress = (page: number) => `/poslovi?page=${page}`;
const requests: string[] = [];
const server = setupServer(
  http.get(SEARCH, ({ request }) => {
    const { searchParams } = new URL(request.url);
    requests.push(searchParams.toString());
    const page = Number(searchParams.get("page") ?? 1);
    return HttpResponse.json(
      aList([aJob({ id: page, title: `Posao ${page}` })], { total: 2, totalPages: 2 }),
    );
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => {
  server.resetHandlers();
  requests.length = 0;
});
afterAll(() => server.close());

test("loads page by page and stops at the last", async () => {
  show(<InfiniteJobList filters={{ query: ["kuhar"], locations: ["Split", "Zadar"] }} to={pageAddress} />);
  expect(await screen.findByText("Posao 1")).toBeInTheDocument();
  expect(screen.getByText("Prikazano 1 od 2")).toBeInTheDocument();
  const more = screen.getByRole("link", { name: "Učitaj još" });
  expect(more).toHaveAttribute("href", "/poslovi?page=2");
  await user.click(more);
  expect(await screen.findByText("Posao 2")).toBeInTheDocument();
  expect(screen.getByText("Posao 1")).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Učitaj još" })).not.toBeInTheDocument();
  expect(requests).toEqual([
    "query=kuhar&locations=Split&locations=Zadar",
    "query=kuhar&locations=Split&locations=Zadar&page=2",
  ]);
});

test("a failure offers a retry, which works", async () => {
  server.use(http.get(SEARCH, () => HttpResponse.error(), { once: true }));
  show(<InfiniteJobList filters={{}} to={pageAddress} />);
  await user.click(await screen.findByRole("button", { name: "Učitaj ponovno" }));
  expect(await screen.findByText("Posao 1")).toBeInTheDocument();
});

test("a failure of the next page is reported, and loaded jobs stay", async () => {
  show(<InfiniteJobList filters={{}} to={pageAddress} />);
  const more = await screen.findByRole("link", { name: "Učitaj još" });
  server.use(http.get(SEARCH, () => HttpResponse.error(), { once: true }));
  await user.click(more);
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Ostali oglasi nisu učitani. Pokušajte ponovno.",
  );
  expect(screen.getByText("Posao 1")).toBeInTheDocument();
  await user.click(screen.getByRole("link", { name: "Učitaj još" }));
  expect(await screen.findByText("Posao 2")).toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("no results: shows the page's empty state", async () => {
  server.use(http.get(SEARCH, () => HttpResponse.json(aList([]))));
  show(<InfiniteJobList filters={{}} to={pageAddress} empty="Nema poslova" />);
  expect(await screen.findByText("Nema poslova")).toBeInTheDocument();
});

describe("paid ads", () => {
  const job = (id: number) => aJob({ id, title: `Posao ${id}` });
  const titles = () =>
    screen.getAllByRole("article").map((card) => within(card).getByRole("link").textContent);

  function serve(paid: number[], found: number[]) {
    server.use(
      http.get(`${SEARCH}/featured`, ({ request }) => {
        const { searchParams } = new URL(request.url);
        requests.push(`featured?${searchParams}`);
        return HttpResponse.json(aList(paid.slice(0, Number(searchParams.get("perPage"))).map(job)));
      }),
      http.get(SEARCH, () => HttpResponse.json(aList(found.map(job)))),
    );
  }

  test("stand in a labelled block of at most three, and not in the list again", async () => {
    serve([9, 4, 7, 2], [1, 2, 4, 9, 7]);
    show(<InfiniteJobList filters={{ query: ["kuhar"] }} to={pageAddress} />);
    const block = await screen.findByRole("region", { name: "Izdvojeno" });
    expect(within(block).getAllByRole("article")).toHaveLength(3);
    await waitFor(() => expect(titles()).toEqual(["Posao 9", "Posao 4", "Posao 7", "Posao 1", "Posao 2"]));
    expect(screen.getByText("Prikazano 5 od 5")).toBeInTheDocument();
    expect(requests).toEqual(["featured?query=kuhar&perPage=3"]);
  });

  test.each([[{ sort: "salary" }], [{ format: ["standard"] }]] as JobFilters[][])(
    "have no block where somebody chose %o",
    async (filters) => {
      serve([9], [1, 9]);
      show(<InfiniteJobList filters={filters ?? {}} to={pageAddress} />);
      expect(await screen.findByText("Posao 9")).toBeInTheDocument();
      expect(titles()).toEqual(["Posao 1", "Posao 9"]);
      expect(requests).toEqual([]);
    },
  );

  test("have no block above a later page, and are not repeated there", async () => {
    serve([9], [1, 9]);
    show(<InfiniteJobList filters={{}} page={2} to={pageAddress} />);
    expect(await screen.findByText("Posao 1")).toBeInTheDocument();
    await waitFor(() => expect(titles()).toEqual(["Posao 1"]));
  });
});
