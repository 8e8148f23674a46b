import { expect, test } from "vitest";
import { errorStatus, PageError } from "@/routes/pageError";
import { type DehydratedState, readDehydratedState, writeDehydratedState } from "./dehydratedState";

const dehydrated = (errors: DehydratedState["router"]["errors"]): DehydratedState => ({
  store: {} as DehydratedState["store"],
  router: { loaderData: {}, errors },
  now: 0,
  theme: undefined,
});

function inTheBrowser(errors: DehydratedState["router"]["errors"]) {
  return readDehydratedState(
    new DOMParser().parseFromString(writeDehydratedState(dehydrated(errors)), "text/html"),
  )?.router;
}

test("the browser shows the error page for the status of the server's response", () => {
  const gone = { status: 410, statusText: "", internal: false, data: { code: "JOB_REMOVED" } };
  const error = inTheBrowser({ page: gone })?.errors?.page;
  expect(errorStatus(error)).toBe(410);
  expect(error).toMatchObject({ data: { code: "JOB_REMOVED" } });
});

test("an exception while rendering is a 500", () => {
  expect(errorStatus(inTheBrowser({ page: new PageError(500) })?.errors?.page)).toBe(500);
  expect(errorStatus(inTheBrowser({ page: new TypeError("secret") })?.errors?.page)).toBe(500);
});

test("an error that no loader threw has no status", () => {
  expect(errorStatus(new Error("bug"))).toBeUndefined();
  expect(errorStatus({ status: 404 })).toBeUndefined();
});
