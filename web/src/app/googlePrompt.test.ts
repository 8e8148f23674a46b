/** While Google's script is in the document, pages with people's data are loaded as documents of their own. */
import { createStaticHandler } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { routes } from "./routes";
import { createStore } from "./store";

const { holds } = vi.hoisted(() => ({ holds: vi.fn<() => boolean>() }));
vi.mock("@/shared/consent/googlePrompt", () => ({ holdsGooglePrompt: holds }));
vi.mock("./screens", () => ({
  loadScreen: (route: string) => Promise.resolve({ route, messages: [], Page: () => null }),
}));
beforeEach(() => {
  vi.stubEnv("SSR", false);
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

test.each(PERSONAL)("%s is loaded anew with the script, and as usual without it", async (address) => {
  holds.mockReturnValue(true);
  expect(await reloadsAt(address)).toBe(true);
  holds.mockReturnValue(false);
  expect(await reloadsAt(address)).toBe(false);
});

test.each(PUBLIC)("%s stays in the document", async (address) => {
  holds.mockReturnValue(true);
  expect(await reloadsAt(address)).toBe(false);
});
