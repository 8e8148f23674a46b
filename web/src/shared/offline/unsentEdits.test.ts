import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdWindow, keepEdits, removeUnsentEdits, takeLeftEdits } from "./unsentEdits";

let kept: Map<string, string>;
let held: string[];

/** As browsers have it: keys are properties too. */
function storage(): object {
  return new Proxy(
    {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
}

beforeEach(() => {
  kept = new Map();
  held = [];
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("navigator", {
    locks: {
      request: (name: string, work: () => Promise<void>) => {
        held.push(name);
        return work().then(() => {
          held = held.filter((each) => each !== name);
        });
      },
      query: async () => ({ held: held.map((name) => ({ name })) }),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const anotherWindow = (account: string, window: string) =>
  kept.set(`unsent-edits:${account}:cv1:${window}`, JSON.stringify([window]));

test("edits that were left by a closed window are taken over, once", async () => {
  keepEdits("iva", "cv1", ["own"]);
  anotherWindow("iva", "closed");
  expect(await takeLeftEdits("iva", "cv1")).toEqual(["own", "closed"]);
  expect(await takeLeftEdits("iva", "cv1")).toEqual([]);
});

test("an open window keeps its own", async () => {
  anotherWindow("iva", "open");
  held.push("unsent-edits:open");
  expect(await takeLeftEdits("iva", "cv1")).toEqual([]);
  expect(kept.size).toBe(1);
});

test("a window is held until it is released", async () => {
  const release = holdWindow();
  expect(held).toHaveLength(1);
  release();
  await vi.waitFor(() => expect(held).toHaveLength(0));
});

test("another CV's stay, another account's go, and sign-out removes all", async () => {
  anotherWindow("marko", "closed");
  anotherWindow("iva", "closed");
  expect(await takeLeftEdits("iva", "cv2")).toEqual([]);
  expect([...kept.keys()]).toEqual(["unsent-edits:iva:cv1:closed"]);
  removeUnsentEdits();
  expect(kept.size).toBe(0);
});

test("nothing to keep leaves nothing, and a full device stops nobody", () => {
  keepEdits("iva", "cv1", []);
  expect(kept.size).toBe(0);
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("localStorage", {
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  keepEdits("iva", "cv1", ["own"]);
  expect(console.warn).toHaveBeenCalled();
});
