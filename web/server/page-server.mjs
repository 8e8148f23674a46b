/**
 * Serves pages to the API: a small HTTP server on a unix socket.
 *
 *     POST /render {url, theme, cookie, acceptLanguage, nonce, userAgent, fetchSite, visitor}
 *       -> {status, location?, html, headers}
 *     GET /healthz -> 200
 *
 * Settings: KARIJERA_RENDERER_SOCKET (where to listen), KARIJERA_API_URL (whom to ask),
 * KARIJERA_RENDER_TIMEOUT (milliseconds a page may take, 8000).
 */
import { rmSync } from "node:fs";
import { createServer } from "node:http";

const MAX_REQUEST_BYTES = 64 * 1024;

export const apiOrigin = setting("KARIJERA_API_URL").replace(/\/$/, "");
export const pageTimeout = Number(process.env.KARIJERA_RENDER_TIMEOUT ?? 8000);

/** Listens until SIGINT or SIGTERM. `describeError` writes an error without personal data. */
export function servePages({ render, describeError }) {
  const socket = setting("KARIJERA_RENDERER_SOCKET");
  const server = createServer(async (request, response) => {
    if (request.method === "GET" && request.url === "/healthz") return respond(response, 200, { ok: true });
    if (request.method !== "POST" || request.url !== "/render")
      return respond(response, 404, { error: "not found" });
    try {
      const renderRequest = JSON.parse(await readBody(request));
      respond(response, 200, await withTimeout(render(renderRequest)));
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
}

/** The value of an environment variable; ends the process without one. */
export function setting(name) {
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
