/**
 * The built site before a stand-in API, for states that the real one reaches only after days: an ended selection, an
 * employer who never answers. Pages are rendered by the real renderer bundle. `node e2e/support/standInSite.ts` shows it.
 */
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { type Answer, StandInApi } from "./standInApi.ts";

const DIST = new URL("../../dist/", import.meta.url);
const TYPES: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

export interface StandInSite {
  readonly origin: string;
  readonly api: StandInApi;
  close(): Promise<void>;
}

export async function startStandInSite(port = 0): Promise<StandInSite> {
  const { render, SiteMemory } = await import(new URL("server/entry-server.js", DIST).href);
  const assets = JSON.parse(readFileSync(new URL("client/.vite/manifest.json", DIST), "utf8"));
  const api = new StandInApi();
  const site = new SiteMemory();
  const server: Server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", origin());
    const body = await readBody(request);
    if (url.pathname.startsWith("/api/")) return send(response, await api.answer(request, url, body));
    const file = new URL(`client${url.pathname}`, DIST);
    if (url.pathname !== "/" && extname(url.pathname) && existsSync(file)) {
      response.writeHead(200, { "Content-Type": TYPES[extname(url.pathname)] ?? "application/octet-stream" });
      response.end(readFileSync(file));
      return;
    }
    const nonce = randomBytes(12).toString("base64");
    const theme = /theme=(light|dark)/.exec(request.headers.cookie ?? "")?.[1];
    const page = await render(
      { url: request.url, nonce, theme, cookie: request.headers.cookie, fetchSite: "same-origin" },
      { apiOrigin: origin(), assets, apiTimeout: 4000, site },
    );
    response.writeHead(page.status, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; img-src 'self' data:`,
      ...page.headers,
      ...(page.location && { Location: page.location }),
    });
    response.end(page.html);
  }

  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    origin: origin(),
    api,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function send(response: ServerResponse, { status, body }: Answer): void {
  if (body === undefined) {
    response.writeHead(status).end();
    return;
  }
  response.writeHead(status, {
    "Content-Type": status >= 400 ? "application/problem+json" : "application/json",
    "Cache-Control": "no-store",
  });
  response.end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

if (import.meta.main) {
  const site = await startStandInSite(Number(process.argv[2] ?? 0));
  console.warn(site.origin);
}
