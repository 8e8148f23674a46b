import { expect, test } from "vitest";
import { problemOf } from "./problem";

test("a problem response keeps its status, code, fields and details", () => {
  const data = {
    code: "INVALID_INPUT",
    errors: [{ field: "email", code: "INVALID_EMAIL_FORMAT" }, { field: 7 }, null],
    details: { retryAfter: 5 },
  };
  expect(problemOf({ status: 422, data })).toEqual({
    status: 422,
    code: "INVALID_INPUT",
    errors: [{ field: "email", code: "INVALID_EMAIL_FORMAT" }],
    details: { retryAfter: 5 },
  });
});

test.each([
  [{ status: "FETCH_ERROR" }, 0, "NETWORK"],
  [{ status: "TIMEOUT_ERROR" }, 0, "TIMEOUT"],
  [{ status: "PARSING_ERROR", originalStatus: 502, data: "<html>" }, 502, "UNKNOWN"],
  [{ status: 500, data: "oops" }, 500, "UNKNOWN"],
  [new Error("bug"), 0, "UNKNOWN"],
  [undefined, 0, "UNKNOWN"],
])("%j becomes a problem", (error, status, code) => {
  expect(problemOf(error)).toMatchObject({ status, code, errors: [], details: {} });
});
