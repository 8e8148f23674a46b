import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aJobHeld, EMPTY_CONTENT } from "@/testing/cvs";
import { EditQueue, type EditResult, type PendingEdit } from "./EditQueue";
import type { Edit } from "./edits";

interface Sent {
  readonly edit: Edit;
  readonly baseVersion: number;
  readonly answer: (result: Partial<EditResult>) => Promise<void>;
  readonly fail: (status: number | "FETCH_ERROR", code?: string) => Promise<void>;
}

const titled = (title: string): Edit => ({
  kind: "headline",
  headline: { ...EMPTY_CONTENT.headline, title },
});
const renamed = (name: string): Edit => ({ kind: "name", name });
const CONTACT: Edit = { kind: "contact", contact: EMPTY_CONTENT.contact };

let sent: Sent[] = [];
let stored: readonly PendingEdit[] = [];
const settled = () => vi.advanceTimersByTimeAsync(0);

function aQueue(version = 5): EditQueue {
  return new EditQueue(version, {
    send: (edit, baseVersion) =>
      new Promise((resolve, reject) => {
        sent.push({
          edit,
          baseVersion,
          answer: async (result) => {
            resolve({ version: baseVersion + 1, changedMeanwhile: [], ...result });
            await settled();
          },
          fail: async (status, code = "UNKNOWN") => {
            reject({ status, data: { code } });
            await settled();
          },
        });
      }),
    store: (pending) => {
      stored = pending;
    },
    onSent: () => {},
    onRefused: () => {},
  });
}

function last(): Sent {
  const found = sent.at(-1);
  if (!found) throw new Error("Nothing was sent");
  return found;
}

beforeEach(() => {
  vi.useFakeTimers();
  [sent, stored] = [[], []];
});
afterEach(() => void vi.useRealTimers());

test("edits are sent in their order, one at a time, each on what is known then", async () => {
  const queue = aQueue();
  queue.add(titled("Kuharica"));
  queue.add(renamed("Za hotele"));
  expect(sent).toHaveLength(1);
  expect(queue.read().state).toBe("saving");
  await last().answer({ version: 6 });
  expect(last()).toMatchObject({ edit: { kind: "name" }, baseVersion: 6 });
  await last().answer({ version: 7 });
  expect(queue.read()).toMatchObject({ pending: [], state: "saved" });
  expect(stored).toEqual([]);
  expect(queue.version).toBe(7);
});

test("while one is on its way, the next of the same part waits, and only the newest is sent", async () => {
  const queue = aQueue();
  for (const title of ["K", "Ku", "Kuh"]) queue.add(titled(title));
  await last().answer({ version: 6 });
  expect(last()).toMatchObject({ edit: titled("Kuh"), baseVersion: 6 });
  expect(sent).toHaveLength(2);
});

test("without a connection edits are kept on this device, and sent when it is back", async () => {
  const queue = aQueue();
  queue.add(titled("Kuharica"));
  await last().fail("FETCH_ERROR");
  expect(queue.read().state).toBe("waiting");
  queue.add(renamed("Za hotele"));
  await last().fail("FETCH_ERROR");
  expect(stored.map(({ edit }) => edit.kind)).toEqual(["headline", "name"]);
  const before = sent.length;
  queue.retry();
  expect(sent).toHaveLength(before + 1);
  await last().answer({ version: 6 });
  await last().answer({ version: 7 });
  expect(queue.read().state).toBe("saved");
});

test("it is tried again by itself, less and less often", async () => {
  aQueue().add(titled("Kuharica"));
  const times: number[] = [];
  let waited = 0;
  for (let attempt = 1; attempt < 8; attempt += 1) {
    await last().fail(503);
    while (sent.length === attempt) {
      await vi.advanceTimersByTimeAsync(1_000);
      waited += 1;
    }
    times.push(waited);
    waited = 0;
  }
  expect(times).toEqual([2, 4, 8, 16, 32, 60, 60]);
});

test("edits of an earlier visit go first", async () => {
  const queue = aQueue();
  queue.adopt([{ id: 1, edit: titled("Kuharica"), baseVersion: 3 }]);
  queue.add(renamed("Za hotele"));
  expect(last()).toMatchObject({ edit: { kind: "headline" }, baseVersion: 3 });
});

test("an edit of a part that another window changed is not based on what was never seen", async () => {
  const queue = aQueue(5);
  queue.add(renamed("Za hotele"));
  queue.add(titled("Kuharica"));
  queue.add(CONTACT);
  await last().answer({ version: 9, changedMeanwhile: ["headline"] });
  expect(queue.version).toBe(5);
  expect(last()).toMatchObject({ edit: { kind: "headline" }, baseVersion: 5 });
  await last().fail(409, "CV_CHANGED_MEANWHILE");
  expect(queue.read()).toMatchObject({ state: "conflict", conflict: { edit: titled("Kuharica") } });
  queue.keepMine(9);
  expect(last()).toMatchObject({ edit: titled("Kuharica"), baseVersion: 9 });
  await last().answer({ version: 10 });
  expect(last()).toMatchObject({ edit: { kind: "contact" }, baseVersion: 10 });
});

test("after its own edit a window does not contradict itself", async () => {
  const queue = aQueue(5);
  queue.add(renamed("Za hotele"));
  await last().answer({ version: 9, changedMeanwhile: ["headline"] });
  queue.add(renamed("Za bolnice"));
  expect(last().baseVersion).toBe(9);
});

test("theirs is taken: all own edits of the part are dropped, the others are sent", async () => {
  const queue = aQueue();
  queue.add(titled("Kuharica"));
  queue.add(renamed("Za hotele"));
  await last().fail(409, "CV_CHANGED_MEANWHILE");
  queue.add(titled("Glavna kuharica"));
  expect(queue.read().conflict?.edit).toEqual(titled("Glavna kuharica"));
  expect(sent).toHaveLength(1);
  queue.takeTheirs(8);
  expect(queue.read().pending.map(({ edit }) => edit.kind)).toEqual(["name"]);
  expect(last().edit.kind).toBe("name");
});

test("what the API refuses is reported and does not hold up the others", async () => {
  const queue = aQueue();
  queue.add(titled("Kuharica"));
  queue.add(renamed("Za hotele"));
  await last().fail(422, "INVALID_INPUT");
  expect(queue.read().refusal).toMatchObject({
    edit: titled("Kuharica"),
    problem: { code: "INVALID_INPUT" },
  });
  expect(last().edit.kind).toBe("name");
});

test("signed out: nothing is lost and nothing is tried until there is a reason", async () => {
  const queue = aQueue();
  queue.add(titled("Kuharica"));
  await last().fail(401, "LOGIN_REQUIRED");
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent).toHaveLength(1);
  expect(queue.read().state).toBe("signed-out");
  expect(stored).toHaveLength(1);
});

test("a stopped queue leaves on the device what is there", async () => {
  const queue = aQueue();
  queue.add(titled("Kuharica"));
  queue.stop();
  await last().answer({});
  expect(stored).toHaveLength(1);
});

test("moves are all sent, for each depends on the order at its time", () => {
  const queue = aQueue();
  queue.add(renamed("Za hotele"));
  const moves: Edit[] = [
    { kind: "move", itemId: "a", after: null },
    { kind: "move", itemId: "b", after: "a" },
    { kind: "move", itemId: "b", after: null },
  ];
  for (const move of moves) queue.add(move);
  expect(queue.read().pending.map(({ edit }) => edit)).toEqual([renamed("Za hotele"), moves[0], moves[2]]);
});

test("a changed item keeps its turn, and a removed one is not moved any more", () => {
  const queue = aQueue();
  queue.add(renamed("Za hotele"));
  const put = (position: string): Edit => ({ kind: "put", itemId: "a", item: aJobHeld(position) });
  queue.add(put("Kuhar"));
  queue.add({ kind: "move", itemId: "a", after: null });
  queue.add(put("Kuharica"));
  const edits = () => queue.read().pending.map(({ edit }) => edit);
  expect(edits().slice(1)).toEqual([put("Kuharica"), { kind: "move", itemId: "a", after: null }]);
  queue.add({ kind: "remove", itemId: "a" });
  expect(edits().slice(1)).toEqual([{ kind: "remove", itemId: "a" }]);
});
