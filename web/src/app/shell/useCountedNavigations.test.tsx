import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { Link } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { API, show } from "@/testing/show";
import { useCountedNavigations } from "./useCountedNavigations";

const counted: unknown[] = [];
const server = setupServer(
  http.post(`${API}/api/page-views`, async ({ request }) => {
    counted.push(await request.json());
    return new HttpResponse(null, { status: 204 });
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterAll(() => server.close());

function Page() {
  useCountedNavigations();
  return (
    <>
      <Link to="/en/jobs?query=my+illness">jobs</Link>
      <Link to="/en/jobs?query=other">same page</Link>
      <Link to="/en">home</Link>
    </>
  );
}

test("pages that the router opens are counted by path; the first, and another query, are not", async () => {
  show(<Page />, { address: "/en?query=first" });
  for (const name of ["jobs", "same page", "home"]) await userEvent.click(screen.getByText(name));
  await waitFor(() => expect(counted).toHaveLength(2));
  expect(counted).toEqual([{ path: "/en/jobs" }, { path: "/en" }]);
});
