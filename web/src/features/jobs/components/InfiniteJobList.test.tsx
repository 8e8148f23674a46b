import { screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
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
