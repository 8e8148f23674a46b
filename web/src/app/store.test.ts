import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { generatedApi } from "@/shared/api/generated";
import { API } from "@/testing/show";
import { createStore, type SiteState } from "./store";

let requestCount = 0;
const server = setupServer(
  http.get(`${API}/api/site`, () => {
    requestCount += 1;
    return HttpResponse.json({ projectName: "Karijera" });
  }),
);
beforeAll(() => server.listen());
afterAll(() => server.close());

const CONTEXT = { origin: API, locale: "hr", forwarded: {}, timeout: 60_000 } as const;

/** As embedded in the page: JSON has no Infinity, which is the server store's cache time. */
function fromTheServer(): SiteState {
  const state = createStore(CONTEXT).getState();
  const config = { ...state.api.config, keepUnusedDataFor: Number.POSITIVE_INFINITY };
  return JSON.parse(JSON.stringify({ ...state, api: { ...state.api, config } }));
}

test("data that the server loaded is in the browser's cache", async () => {
  const store = createStore(CONTEXT, fromTheServer());
  const loading = store.dispatch(generatedApi.endpoints.getSite.initiate());
  await loading;
  loading.unsubscribe();
  await new Promise((resolve) => setTimeout(resolve, 0));
  const { data } = await store.dispatch(generatedApi.endpoints.getSite.initiate());
  expect(data).toEqual({ projectName: "Karijera" });
  expect(requestCount).toBe(1);
});
