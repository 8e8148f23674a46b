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

test("a site without Sentry sends nothing", async () => {
  const { startErrorReporting, captureError } = await import("./errorReporting");
  captureError(new Error("early"));
  await startErrorReporting(null);
  captureError(new Error("late"));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(reports).toEqual([]);
});
