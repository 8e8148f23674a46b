/** While Google's script is in the document, pages with people's data are loaded as documents of their own. */
import { createStaticHandler } from "react-router";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { holdsGooglePrompt, noteGooglePrompt } from "@/shared/consent/googlePrompt";
import { routes } from "./routes";
import { createStore } from "./store";

beforeAll(() => {
  vi.stubEnv("SSR", false);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const PERSONAL = [
  "/posao/7/kuhar/prijava",
  "/posao/7/kuhar?access=token",
  "/posao/7/kuhar?view=login",
  "/prijava",
  "/en/login",
];
const PUBLIC = ["/", "/posao/7/kuhar", "/pretraga-poslova?query=kuhar", "/en/jobs"];

async function reloadsAt(address: string): Promise<boolean> {
  const store = createStore({ origin: "http://api.test", locale: "hr", forwarded: {} });
  const answer = await createStaticHandler(routes(store)).query(new Request(`http://site.invalid${address}`));
  return answer instanceof Response && answer.headers.get("X-Remix-Reload-Document") === "true";
}

// The script is loaded once and stays, so this comes first.
test("without the script every page stays in the document", async () => {
  expect(holdsGooglePrompt()).toBe(false);
  expect(await Promise.all([...PERSONAL, ...PUBLIC].map(reloadsAt))).not.toContain(true);
});

test.each(PERSONAL)("with it, %s is loaded anew", async (address) => {
  noteGooglePrompt();
  expect(await reloadsAt(address)).toBe(true);
});

test.each(PUBLIC)("with it, %s stays", async (address) => {
  noteGooglePrompt();
  expect(await reloadsAt(address)).toBe(false);
});
