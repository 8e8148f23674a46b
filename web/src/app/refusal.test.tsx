import { createMemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { errorStatus } from "@/routes/pageError";
import { refusal } from "./refusal";
import { PAGE_ROUTE, routes } from "./routes";
import { createStore } from "./store";

afterEach(() => {
  delete document.documentElement.dataset.failure;
});

test("an address that the server refused shows the error page, and loads nothing", () => {
  document.documentElement.dataset.failure = "414";
  const store = createStore({ origin: "", locale: "en", forwarded: {}, timeout: 1000 });
  const address = `/en/${"a/".repeat(5000)}`;
  const router = createMemoryRouter(routes(store), {
    initialEntries: [address],
    hydrationData: refusal(document),
  });
  expect(router.state.initialized).toBe(true);
  expect(errorStatus(router.state.errors?.[PAGE_ROUTE])).toBe(414);
});

test("a page that was only not rendered is loaded by the browser", () => {
  expect(refusal(document)).toBeUndefined();
});
