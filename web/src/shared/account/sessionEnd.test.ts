import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createStore } from "@/app/store";
import { generatedApi } from "@/shared/api/generated";
import { aPerson } from "@/testing/accounts";
import { keepJob, storedOnDevice, stubCacheStorage } from "@/testing/cacheStorage";
import { API } from "@/testing/show";
import { accountOf, setAccount } from "./account";

const server = setupServer(
  http.get(`${API}/api/me/saved-jobs`, () => HttpResponse.json({ code: "LOGIN_REQUIRED" }, { status: 401 })),
);
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterAll(() => server.close());
beforeEach(stubCacheStorage);
afterEach(() => void vi.unstubAllGlobals());

test("a response that the session has ended takes the account and its saved jobs from the browser", async () => {
  await keepJob({ title: "Kuhar", isOfAccount: true });
  await keepJob({ title: "Vozač", isOfAccount: false });
  const store = createStore({ origin: API, locale: "hr", forwarded: {} });
  await store.dispatch(setAccount(aPerson()));
  await store.dispatch(generatedApi.endpoints.listSavedJobs.initiate({}));
  await vi.waitFor(async () => expect((await storedOnDevice()).map(({ title }) => title)).toEqual(["Vozač"]));
  expect(accountOf(store.getState())).toBeNull();
});
