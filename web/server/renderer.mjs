/**
 * The page renderer: a small HTTP server on a unix socket that turns an address into a page.
 *
 *     POST /render {url, theme, cookie, acceptLanguage, nonce, userAgent, fetchSite}
 *       -> {status, location?, html, headers}
 *     GET /healthz -> 200
 *
 * Settings: KARIJERA_RENDERER_SOCKET (where to listen), KARIJERA_API_URL (whom to ask),
 * KARIJERA_RENDER_TIMEOUT (milliseconds a page may take, 8000).
 */
import { readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { describeError, render, SiteCache } from "../dist/server/entry-server.js";

const socket = setting("KARIJERA_RENDERER_SOCKET");
const pageTimeout = Number(process.env.KARIJERA_RENDER_TIMEOUT ?? 8000);
const MAX_REQUEST_BYTES = 64 * 1024;

const manifest = new URL("../dist/client/.vite/manifest.json", import.meta.url);
const settings = {
  apiOrigin: setting("KARIJERA_API_URL").replace(/\/$/, ""),
  assets: JSON.parse(readFileSync(manifest, "utf8")),
  apiTimeout: Math.floor(pageTimeout / 2),
  site: new SiteCache(),
};

const server = createServer(async (request, response) => {
  if (request.method === "GET" && request.url === "/healthz") return respond(response, 200, { ok: true });
  if (request.method !== "POST" || request.url !== "/render")
    return respond(response, 404, { error: "not found" });
  try {
    const renderRequest = JSON.parse(await readBody(request));
    respond(response, 200, await withTimeout(render(renderRequest, settings)));
  } catch (error) {
    console.error(JSON.stringify({ event: "render_failed", error: describeError(error) }));
    respond(response, 500, { error: "render failed" });
  }
});

rmSync(socket, { force: true });
server.listen(socket, () => process.stdout.write(`${JSON.stringify({ event: "renderer_ready" })}\n`));
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 3000).unref();
  });
}

function setting(name) {
  const value = process.env[name];
  if (value) return value;
  console.error(`${name} is not set`);
  process.exit(2);
}

async function readBody(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_REQUEST_BYTES) throw new Error("request too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function respond(response, status, body) {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

function withTimeout(page) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no page within ${pageTimeout} ms`)), pageTimeout);
  });
  return Promise.race([page, late]).finally(() => clearTimeout(timer));
}
