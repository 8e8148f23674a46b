import { fireEvent, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HYDRATED, type PageStart, startPage } from "./pageStart";

const load = vi.fn(async (_address: string): Promise<unknown> => undefined);
let isWide = false;
let page: HTMLElement;

beforeEach(() => {
  isWide = false;
  vi.stubGlobal("matchMedia", () => ({ matches: isWide }));
  page = document.body.appendChild(document.createElement("main"));
  page.innerHTML =
    '<button type="button">Menu</button><button type="submit">Search</button><a href="#x">x</a>';
});
afterEach(() => {
  vi.useRealTimers();
  // No page that a test has started waits for anything after it.
  document.body.dispatchEvent(new Event("pointermove", { bubbles: true }));
  document.dispatchEvent(new Event(HYDRATED));
  page.remove();
  document.head.replaceChildren();
  load.mockReset().mockResolvedValue(undefined);
  delete document.documentElement.dataset.script;
  vi.unstubAllGlobals();
});

const start = (more: Partial<PageStart> = {}) =>
  startPage({ entry: "/assets/index.js", files: ["/assets/page.js"], whenUsed: true, ...more }, load);
const linked = () =>
  [...document.head.querySelectorAll("link")].map(({ rel, href }) => [rel, new URL(href).pathname]);
const script = () => document.documentElement.dataset.script;
const button = (type: string) => document.querySelector(`button[type=${type}]`) as HTMLElement;

test.each(["pointermove", "touchstart", "keydown", "focusin", "wheel", "scroll"])(
  "%s is a first use",
  (sign) => {
    start();
    expect(load).not.toHaveBeenCalled();
    for (let times = 0; times < 2; times++) document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(load.mock.calls).toEqual([["/assets/index.js"]]);
    expect(linked()).toEqual([["modulepreload", "/assets/page.js"]]);
  },
);

test("a page that is not to wait starts at once, and so does any on a wide screen", () => {
  start({ whenUsed: false, files: [] });
  expect(load).toHaveBeenCalledOnce();
  expect(linked()).toEqual([]);
  isWide = true;
  start();
  expect(load).toHaveBeenCalledTimes(2);
});

test("a button pressed before is pressed again once the page is hydrated", () => {
  start();
  const pressed = vi.fn();
  expect(fireEvent.click(button("button"))).toBe(false);
  button("button").addEventListener("click", pressed);
  expect(load).toHaveBeenCalledOnce();
  document.dispatchEvent(new Event(HYDRATED));
  expect(pressed).toHaveBeenCalledOnce();
  fireEvent.click(button("button"));
  expect(pressed).toHaveBeenCalledTimes(2);
});

test("the root element says how far the script is", () => {
  start();
  expect(script()).toBe("waiting");
  document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
  expect(script()).toBe("loading");
  document.dispatchEvent(new Event(HYDRATED));
  expect(script()).toBe("running");
  start({ whenUsed: false });
  expect(script()).toBe("loading");
});

test("links and forms work without the script, and all else when it cannot be loaded", async () => {
  load.mockRejectedValue(new TypeError("offline"));
  start();
  expect(fireEvent.click(document.querySelector("a") as HTMLElement)).toBe(true);
  expect(fireEvent.click(button("submit"))).toBe(true);
  expect(fireEvent.click(button("button"))).toBe(false);
  await waitFor(() => expect(fireEvent.click(button("button"))).toBe(true));
});

test.each([
  [undefined, 2],
  [{ saveData: true }, 0],
  [{ effectiveType: "slow-2g" }, 0],
])("the scripts are fetched ahead when the page is loaded, on a connection %j", (connection, fetched) => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { connection });
  start();
  fireEvent.load(window);
  expect(linked()).toEqual([]);
  vi.runAllTimers();
  expect(linked().filter(([rel]) => rel === "prefetch")).toHaveLength(fetched);
  expect(load).not.toHaveBeenCalled();
});
