import { screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { FeedReading, FeedReport, ReportedFeed, ShownReading } from "@/shared/api/generated";
import { API, show } from "@/testing/show";
import feedScreen from "./FeedPage";
import feedsScreen from "./FeedsPage";

const READING: FeedReading = {
  number: 7,
  startedAt: "2026-11-23T10:00:00Z",
  endedAt: "2026-11-23T10:01:00Z",
  outcome: "broken",
  code: "FEED_CUT_OFF",
  read: 1205,
  added: 2,
  joined: 0,
  changed: 0,
  unchanged: 1200,
  refused: 3,
  missing: 4,
  closed: 0,
  keptOpen: "FEED_NOT_WHOLE",
};
const SHOWN: ShownReading = {
  ...READING,
  reason: "</source> is missing",
  size: 1_400_000,
  refusedByCode: [
    { code: "NO_PLACE", count: 2 },
    { code: "WORD_FORBIDDEN", count: 1 },
  ],
  samples: [
    {
      item: "item 3 (a-3)",
      code: "NO_PLACE",
      reason: "there is no place of work; looked for city, found title",
    },
    { item: "item 4", code: "WORD_FORBIDDEN", reason: "looked for a word, found another" },
  ],
};
const FEED: ReportedFeed = {
  name: "primjer",
  format: "indeed-xml",
  location: "https://ploca.example/jobs.xml",
  everyMinutes: 360,
  paused: false,
  dueAt: null,
  newest: READING,
};

const server = setupServer(http.get(`${API}/api/site`, () => HttpResponse.json({}, { status: 503 })));
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function answer(report: FeedReport) {
  server.use(http.get(`${API}/api/feed-reports/primjer`, () => HttpResponse.json(report)));
}

test("a reading says in words how it ended, what it refused and why nothing closed", async () => {
  answer({ feed: FEED, readings: [READING], shown: SHOWN });
  show(<feedScreen.Page params={{ feed: "primjer" }} />);
  const reading = within(await screen.findByRole("region", { name: "Čitanje 7" }));
  expect(reading.getByText("Dokument je odsječen")).toBeDefined();
  expect(reading.getByText("nedostaje: </source>").lang).toBe("");
  expect(reading.getByText("FEED_CUT_OFF")).toBeDefined();
  expect(reading.getByText(/dokument nije pročitan do kraja/)).toBeDefined();
  expect(reading.getByText("1.200")).toBeDefined();
  expect(reading.getAllByText("Nema mjesta rada").length).toBe(2);
  expect(reading.getAllByText("NO_PLACE").length).toBe(2);
  expect(reading.getByText("traženo: city; nađeno: title").lang).toBe("");
});

test("a code without words stays a code, with the English reason", async () => {
  answer({ feed: FEED, readings: [READING], shown: SHOWN });
  show(<feedScreen.Page params={{ feed: "primjer" }} />);
  expect((await screen.findAllByText("Razlog: WORD_FORBIDDEN")).length).toBe(2);
  expect(screen.getByText("looked for a word, found another").lang).toBe("en");
});

test("earlier readings are links to them", async () => {
  const earlier = { ...READING, number: 6, startedAt: "2026-11-22T10:00:00Z" };
  answer({ feed: FEED, readings: [READING, earlier], shown: SHOWN });
  show(<feedScreen.Page params={{ feed: "primjer" }} />);
  const readings = within(await screen.findByRole("region", { name: "Posljednja čitanja" }));
  expect(readings.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/administracija/izvori-oglasa/primjer?reading=7",
    "/administracija/izvori-oglasa/primjer?reading=6",
  ]);
});

test("a feed that was never read says so", async () => {
  answer({ feed: { ...FEED, newest: null }, readings: [], shown: null });
  show(<feedScreen.Page params={{ feed: "primjer" }} />);
  expect(await screen.findByText("još nije čitan")).toBeDefined();
});

test("the list shows each feed with its schedule and newest reading", async () => {
  const items = [FEED, { ...FEED, name: "drugi", paused: true, newest: null }];
  server.use(http.get(`${API}/api/feed-reports`, () => HttpResponse.json({ items })));
  show(<feedsScreen.Page params={{}} />);
  expect((await screen.findByRole("link", { name: "primjer" })).getAttribute("href")).toBe(
    "/administracija/izvori-oglasa/primjer",
  );
  expect(screen.getByText(/svakih 6 h/)).toBeDefined();
  expect(screen.getByText(/zaustavljen/)).toBeDefined();
  expect(screen.getByText("Dokument je odsječen")).toBeDefined();
});
