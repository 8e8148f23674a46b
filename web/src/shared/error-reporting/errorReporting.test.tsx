import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const PATIENCE = { timeout: 60_000 };

let sentry: Server;
let reports: string[];

beforeEach(async () => {
  vi.resetModules();
  reports = [];
  sentry = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      reports.push(body);
      response.writeHead(200, { "Access-Control-Allow-Origin": "*" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => sentry.listen(0, "127.0.0.1", resolve));
});
afterEach(() => new Promise((resolve) => sentry.close(resolve)));

const reporting = () => ({
  dsn: `http://public@127.0.0.1:${(sentry.address() as AddressInfo).port}/1`,
  environment: "test",
  release: "build-1",
  buildTime: "2026-05-03T08:00:00Z" as string | null,
  tracesSampleRate: 0,
  replaysSessionSampleRate: 0,
  replaysOnErrorSampleRate: 0,
  ignoreErrors: ["ResizeObserver"],
});

test("an error before Sentry is loaded is reported, without e-mail addresses", async () => {
  const { startErrorReporting, captureError } = await import("./errorReporting");
  captureError(new Error("nothing for ana@primjer.hr at /prijave?access=s3cret"));
  await startErrorReporting(reporting());
  await vi.waitFor(() => expect(reports.join()).toContain("nothing for [address]"), PATIENCE);
  expect(reports.join()).toContain('"release":"build-1"');
  expect(reports.join()).not.toContain("s3cret");
});

test("errors on the specification's ignore list are not reported", async () => {
  const { startErrorReporting, captureError } = await import("./errorReporting");
  await startErrorReporting(reporting());
  captureError(new Error("ResizeObserver loop limit exceeded"));
  captureError(new Error("the second"));
  await vi.waitFor(() => expect(reports.join()).toContain("the second"), PATIENCE);
  expect(reports.join()).not.toContain("ResizeObserver loop");
});

/** Reads the event from an error's envelope. */
function eventOf(message: string) {
  const body = reports.find((report) => report.includes(`"value":"${message}"`)) ?? "";
  return JSON.parse(body.split("\n").find((line) => line.includes('"exception"')) ?? "{}");
}

test("a report names the build's time, and the person by nothing but the pseudonym, until they sign out", async () => {
  const { startErrorReporting, captureError, reportAs } = await import("./errorReporting");
  reportAs("pseudonym-1");
  captureError(new Error("early"));
  await startErrorReporting(reporting());
  captureError(new Error("signed in"));
  reportAs(null);
  captureError(new Error("signed out"));
  await vi.waitFor(() => expect(reports.join()).toContain("signed out"), PATIENCE);
  expect(eventOf("early")).toMatchObject({
    tags: { build_time: "2026-05-03T08:00:00Z" },
    user: { id: "pseudonym-1" },
  });
  expect(Object.keys(eventOf("signed in").user)).toEqual(["id"]);
  expect(eventOf("signed out").user?.id).toBeUndefined();
});

test("a build of unknown age has no tag for it", async () => {
  const { startErrorReporting, captureError } = await import("./errorReporting");
  await startErrorReporting({ ...reporting(), buildTime: null });
  captureError(new Error("untagged"));
  await vi.waitFor(() => expect(reports.join()).toContain("untagged"), PATIENCE);
  expect(reports.join()).not.toContain("build_time");
});

test("a site without Sentry sends nothing", async () => {
  const { startErrorReporting, captureError } = await import("./errorReporting");
  captureError(new Error("early"));
  await startErrorReporting(null);
  captureError(new Error("late"));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(reports).toEqual([]);
});
