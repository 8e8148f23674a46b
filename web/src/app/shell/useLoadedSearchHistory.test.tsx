import { waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { generatedApi } from "@/shared/api/generated";
import { aPerson } from "@/testing/accounts";
import { API, show } from "@/testing/show";
import { useLoadedSearchHistory } from "./useLoadedSearchHistory";

let asked = 0;
const server = setupServer(
  http.get(`${API}/api/jobs/search-history`, () => {
    asked += 1;
    return HttpResponse.json({ items: [] });
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => {
  asked = 0;
});
afterAll(() => server.close());

function Page() {
  useLoadedSearchHistory();
  const { data } = generatedApi.endpoints.getSearchHistory.useQueryState({});
  return <p>{data ? "there" : "absent"}</p>;
}

test("the search history of somebody signed in is loaded at start", async () => {
  const { container } = show(<Page />, { account: aPerson() });
  await waitFor(() => expect(container.textContent).toBe("there"));
  expect(asked).toBe(1);
});

test("a guest's is not", async () => {
  const { container } = show(<Page />);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([container.textContent, asked]).toEqual(["absent", 0]);
});
