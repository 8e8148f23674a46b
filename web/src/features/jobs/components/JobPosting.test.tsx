import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { aJobDetail } from "@/testing/applications";
import { API, show } from "@/testing/show";
import { JobPosting } from "./JobPosting";

const SPLIT = { placeId: "1", name: "Split", region: null, country: "HR", lat: null, lng: null };

const site = (answer: object) => http.get(`${API}/api/site`, () => HttpResponse.json(answer));
const server = setupServer(site({ hasDemoMarkup: false }));
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const script = () => document.querySelector("script[type='application/ld+json']");

test("a job has its structured data", () => {
  show(<JobPosting job={aJobDetail({ places: [SPLIT] })} />);
  expect(JSON.parse(script()?.textContent ?? "")).toHaveProperty("title", "Kuhar / Kuharica");
});

test("a demo job has none, unless the site is set to show it", async () => {
  show(<JobPosting job={aJobDetail({ places: [SPLIT], demo: "invented" })} />);
  expect(script()).toBeNull();
  server.use(site({ hasDemoMarkup: true }));
  show(<JobPosting job={aJobDetail({ places: [SPLIT], demo: "invented" })} />);
  await expect.poll(script).not.toBeNull();
});
