import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

// Sentry instruments `fetch` once per page, so this test has a file of its own.
const PATIENCE = { timeout: 60_000 };
const TOKEN = "AaIDkvzcftCHG6fw6xyTCW8hqdsjEktonr758s9UgpI";

let sentry: Server;
let reports: string[];

beforeEach(async () => {
  reports = [];
  sentry = createServer(async (request, response) => {
    reports.push(await text(request));
    response.writeHead(200, { "Access-Control-Allow-Origin": "*" }).end("{}");
  });
  await new Promise<void>((resolve) => sentry.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
  vi.unstubAllGlobals();
  return new Promise((resolve) => sentry.close(resolve));
});

/** Answers every call but those to Sentry. */
function answerCalls(): void {
  const { port } = sentry.address() as AddressInfo;
  const real = globalThis.fetch;
  vi.stubGlobal("fetch", (input: RequestInfo | URL, init?: RequestInit) =>
    new URL(input instanceof Request ? input.url : input).port === String(port)
      ? real(input, init)
      : Promise.resolve(
          new Response('{"letter":"s3cret-answer"}', { headers: { "X-Mine": "s3cret-header" } }),
        ),
  );
}

const call = (address: string) =>
  fetch(address, {
    method: "POST",
    headers: { "Access-Link": "s3cret-link", Authorization: "s3cret-authorization" },
    body: "s3cret-body",
  });

test("reports hold calls of our own API, without queries, tokens, headers, bodies and network addresses", async () => {
  answerCalls();
  const { startErrorReporting, captureError } = await import("./errorReporting");
  const { port } = sentry.address() as AddressInfo;
  await startErrorReporting({
    dsn: `http://public@127.0.0.1:${port}/1`,
    environment: "test",
    release: "build-1",
    buildTime: null,
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 0,
    ignoreErrors: [],
  });
  await call(`${location.origin}/api/jobs/7?access=s3cret-query&q=ana@primjer.hr#s3cret-fragment`);
  await call(`${location.origin}/api/auth/password/${TOKEN}`);
  await call("https://foreign.example/path?s3cret=1");
  captureError(new Error("after the calls"));
  await vi.waitFor(() => expect(reports.join()).toContain("after the calls"), PATIENCE);
  const lines = reports.flatMap((report) => report.split("\n"));
  const event = JSON.parse(lines.find((line) => line.includes('"exception"')) ?? "{}");
  expect(event.breadcrumbs.map(({ data }: { data: object }) => data)).toMatchObject([
    { method: "POST", url: "/api/jobs/7", status_code: 200 },
    { method: "POST", url: "/api/auth/password/[token]", status_code: 200 },
  ]);
  await vi.waitFor(() => expect(reports.join()).toContain('"sentry.op":{"value":"http.client"'), PATIENCE);
  const sent = reports.join();
  const kept = ["s3cret", "ana@", TOKEN, "{{auto}}", `"infer_ip":"auto"`].filter((secret) =>
    sent.includes(secret),
  );
  expect(kept).toEqual([]);
});
