import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { useDispatch } from "react-redux";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { setAccount } from "@/shared/account/account";
import type { ApiDispatch } from "@/shared/api/context";
import { generatedApi } from "@/shared/api/generated";
import { aPerson } from "@/testing/accounts";
import { EMPTY_SEARCH } from "@/testing/jobs";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import { useLoadedSearchHistory } from "./useLoadedSearchHistory";

let asked = 0;
const server = setupServer(
  http.get(`${API}/api/jobs/search-history`, () => {
    asked += 1;
    return HttpResponse.json({
      items: [{ search: EMPTY_SEARCH, searchedAt: "2026-11-20T09:00:00Z", newJobs: null }],
    });
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => {
  server.resetHandlers();
  asked = 0;
});
afterAll(() => server.close());

function Page() {
  useLoadedSearchHistory();
  const { data } = generatedApi.endpoints.getSearchHistory.useQueryState({});
  const dispatch = useDispatch<ApiDispatch>();
  return (
    <>
      <p>{data ? `${data.items.length} there` : "absent"}</p>
      <button type="button" onClick={() => void dispatch(setAccount(null))}>
        End the session
      </button>
      <button
        type="button"
        onClick={() =>
          void dispatch(generatedApi.endpoints.getSearchHistory.initiate({}, { forceRefetch: true }))
        }
      >
        Read again
      </button>
    </>
  );
}

test("the search history of somebody signed in is loaded at start", async () => {
  const { container } = show(<Page />, { account: aPerson() });
  await waitFor(() => expect(container.textContent).toMatch("1 there"));
  expect(asked).toBe(1);
});

test("a guest's is not", async () => {
  const { container } = show(<Page />);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(container.textContent).toMatch("absent");
  expect(asked).toBe(0);
});

test("it is empty once the session has ended", async () => {
  show(<Page />, { account: aPerson() });
  expect(await screen.findByText("1 there")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "End the session" }));
  expect(await screen.findByText("0 there")).toBeVisible();
});

test("a call that fails leaves it as it was", async () => {
  show(<Page />, { account: aPerson() });
  expect(await screen.findByText("1 there")).toBeVisible();
  server.use(
    http.get(`${API}/api/jobs/search-history`, () => {
      asked += 1;
      return HttpResponse.error();
    }),
  );
  await user.click(screen.getByRole("button", { name: "Read again" }));
  await waitFor(() => expect(asked).toBe(2));
  expect(screen.getByText("1 there")).toBeVisible();
});
