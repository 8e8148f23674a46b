import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import type { ViteDevServer } from "vite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { assets, ENTRY, errorPage, pagesInPlace, startDevelopmentServer } from "./development-server.ts";

const QUIET = { name: "quiet", config: () => ({ logLevel: "silent" as const }) };

let root: string;
let origin: string;
let server: ViteDevServer;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "site-"));
  mkdirSync(join(root, "src", "app"), { recursive: true });
  writeFileSync(join(root, "src", "app", "entry-client.tsx"), "");
  origin = `http://127.0.0.1:${await freePort()}`;
  write("first");
  server = await startDevelopmentServer(origin, root, [react(), QUIET]);
});

afterEach(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

function write(word: string): void {
  writeFileSync(join(root, "src", "Greeting.tsx"), `export const Greeting = () => "${word}";`);
}

const read = async (path: string) => (await fetch(`${origin}/${path}`)).text();

test("an edit reaches the module that browsers get, and the one that pages are rendered with", async () => {
  expect(await read("src/Greeting.tsx")).toContain("first");
  expect((await server.ssrLoadModule("/src/Greeting.tsx")).Greeting()).toBe("first");
  write("second");
  await vi.waitFor(async () => expect(await read("src/Greeting.tsx")).toContain("second"), 60_000);
  expect((await server.ssrLoadModule("/src/Greeting.tsx")).Greeting()).toBe("second");
});

test("a page loads the entry, which sets up replacement before the client", async () => {
  expect(assets["index.html"].file).toBe(ENTRY);
  const response = await fetch(`${origin}/${ENTRY}`);
  expect(response.status).toBe(200);
  const code = await response.text();
  expect(code.indexOf("/@vite/client")).toBeLessThan(code.indexOf("/src/app/entry-client.tsx"));
  expect(code).toContain("csp-nonce");
});

test("pages of another origin may load modules", async () => {
  const response = await fetch(`${origin}/src/Greeting.tsx`, {
    headers: { Origin: "http://127.0.0.1:8000" },
  });
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
});

test("a page is compared by its component and the rest of its screen", () => {
  const { transform } = pagesInPlace() as { transform: (...args: unknown[]) => { code: string } | undefined };
  const code = "validate(currentExports, nextExports)";
  const edited = (id: string, ssr = false) => transform(code, id, { ssr })?.code;
  expect(edited("/web/src/features/home/pages/HomePage.tsx")).toContain(
    "validate(partsOf(currentExports), partsOf(nextExports))",
  );
  expect(edited("/web/src/features/home/pages/HomePage.tsx", true)).toBeUndefined();
  expect(edited("/web/src/features/home/components/Hero.tsx")).toBeUndefined();
});

test("an error is shown as text", () => {
  const page = errorPage(new Error("<Unexpected>"), origin, "n0nce");
  expect(page).toContain("&#60;Unexpected&#62;");
  expect(page).toContain(`nonce="n0nce" src="${origin}/@vite/client"`);
});
