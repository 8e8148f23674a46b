import { describe, expect, test, vi } from "vitest";
import { savedUploads, UploadQueue } from "./UploadQueue";
import type { UploadRequest, UploadResult } from "./upload";

const file = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name);

/** A fake sender whose results the test controls. */
function byHand() {
  const requests: { request: UploadRequest; result: (result: UploadResult) => void }[] = [];
  const send = (request: UploadRequest) =>
    new Promise<UploadResult>((result) => {
      requests.push({ request, result });
      request.signal.addEventListener("abort", () => result({ aborted: true }));
    });
  const arrive = async (index: number, token = "token") => {
    const one = requests[index];
    one?.result({
      document: {
        id: `id-${index}`,
        name: one.request.file.name,
        mediaType: "application/pdf",
        size: 10,
        source: one.request.source,
        uploadToken: token,
      },
    });
    await settled();
  };
  const refuse = async (index: number, code: string) => {
    requests[index]?.result({ problem: { status: 422, code, errors: [], details: {} } });
    await settled();
  };
  return { send, requests, arrive, refuse };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const states = (queue: UploadQueue) => queue.read().files.map(({ name, state }) => `${name} ${state}`);

test("files are uploaded one after the other, with the token of the first response", async () => {
  const { send, requests, arrive } = byHand();
  const queue = new UploadQueue("hr", undefined, send);
  queue.add([file("cv.pdf")], "cv");
  queue.add([file("a.pdf"), file("b.pdf")], "document");
  expect(states(queue)).toEqual(["cv.pdf sending", "a.pdf waiting", "b.pdf waiting"]);
  await arrive(0);
  expect(requests.map(({ request }) => request.uploadToken)).toEqual(["", "token"]);
  await arrive(1);
  await arrive(2);
  expect(states(queue)).toEqual(["cv.pdf sent", "a.pdf sent", "b.pdf sent"]);
});

test("a file that breaks a rule is not sent and has the rule's code", () => {
  const { send, requests } = byHand();
  const queue = new UploadQueue("hr", undefined, send);
  queue.add([file("a.gif"), file("b.pdf", 0), file("c.pdf", 11 * 1024 * 1024)], "document");
  expect(queue.read().files.map(({ problem }) => problem)).toEqual([
    "WRONG_FILE_FORMAT",
    "FILE_EMPTY",
    "FILE_TOO_BIG",
  ]);
  expect(requests).toEqual([]);
});

test("a fifth document is refused, the others stay", async () => {
  const { send, arrive } = byHand();
  const queue = new UploadQueue("hr", undefined, send);
  queue.add([file("1.pdf"), file("2.pdf"), file("3.pdf")], "document");
  for (const index of [0, 1, 2]) await arrive(index);
  queue.add([file("4.pdf"), file("5.pdf")], "document");
  expect(states(queue).slice(3)).toEqual(["4.pdf sending", "5.pdf failed"]);
});

test("another CV replaces the first", async () => {
  const { send, arrive } = byHand();
  const queue = new UploadQueue("hr", undefined, send);
  queue.add([file("old.pdf")], "cv");
  await arrive(0);
  queue.add([file("new.pdf")], "cv");
  expect(states(queue)).toEqual(["new.pdf sending"]);
});

test("removing a file cancels its upload and starts the next", async () => {
  const { send } = byHand();
  const queue = new UploadQueue("hr", undefined, send);
  queue.add([file("a.pdf"), file("b.pdf")], "document");
  queue.remove(queue.read().files[0]?.key ?? "");
  await settled();
  expect(states(queue)).toEqual(["b.pdf sending"]);
});

test("a failed file can be retried", async () => {
  const { send, requests, refuse, arrive } = byHand();
  const queue = new UploadQueue("hr", undefined, send);
  queue.add([file("a.pdf")], "document");
  await refuse(0, "NETWORK");
  const [failed] = queue.read().files;
  expect(failed).toMatchObject({ state: "failed", problem: "NETWORK" });
  queue.retry(failed?.key ?? "");
  expect(requests).toHaveLength(2);
  await arrive(1);
  expect(states(queue)).toEqual(["a.pdf sent"]);
});

test("an expired token is dropped: its files have to be attached again, the new file is sent without it", async () => {
  const { send, requests, refuse } = byHand();
  const saved = { token: "old", files: [{ id: "1", name: "cv.pdf", size: 1, source: "cv" as const }] };
  const queue = new UploadQueue("hr", saved, send);
  queue.add([file("a.pdf")], "document");
  await refuse(0, "LINK_EXPIRED");
  expect(states(queue)).toEqual(["cv.pdf failed", "a.pdf sending"]);
  expect(requests[1]?.request.uploadToken).toBe("");
});

test("settles once no upload is running", async () => {
  const { send, arrive } = byHand();
  const queue = new UploadQueue("hr", undefined, send);
  queue.add([file("a.pdf")], "document");
  const done = vi.fn();
  void queue.settled().then(done);
  await settled();
  expect(done).not.toHaveBeenCalled();
  await arrive(0);
  expect(done).toHaveBeenCalled();
});

test("finished uploads are saved and restored", async () => {
  const { send, arrive } = byHand();
  const queue = new UploadQueue("hr", undefined, send);
  queue.add([file("cv.pdf"), file("x.pdf")], "cv");
  await arrive(0);
  queue.add([file("a.gif")], "document");
  const restored = new UploadQueue("hr");
  restored.restore(savedUploads(queue.read()));
  expect(states(restored)).toEqual(["cv.pdf sent"]);
  expect(restored.read().token).toBe("token");
});

test("documents that are stored already are attached once, a CV in place of another", () => {
  const { send, requests } = byHand();
  const queue = new UploadQueue("hr", undefined, send);
  const stored = (id: string, source: "cv" | "document") => ({ id, name: `${id}.pdf`, size: 1, source });
  queue.attach([stored("a", "document"), stored("b", "document"), stored("c", "cv")]);
  queue.attach([stored("a", "document"), stored("d", "cv")]);
  expect(states(queue)).toEqual(["a.pdf sent", "b.pdf sent", "d.pdf sent"]);
  expect(requests).toEqual([]);
});

describe("a queue of the account's documents", () => {
  const ofAccount = (room: number) => {
    const hand = byHand();
    const stored: string[] = [];
    const unsent: string[] = [];
    const queue = new UploadQueue("hr", undefined, hand.send);
    queue.change({
      room: () => room,
      onStored: ({ name }) => stored.push(name),
      onUnsent: (code) => unsent.push(code),
    });
    return { ...hand, queue, stored, unsent };
  };

  test("takes several CVs, to be saved, and lets go of what is stored", async () => {
    const { queue, requests, arrive, stored } = ofAccount(20);
    queue.add([file("a.pdf"), file("b.pdf")], "cv");
    await arrive(0);
    expect(states(queue)).toEqual(["b.pdf sending"]);
    await arrive(1);
    expect(states(queue)).toEqual([]);
    expect(stored).toEqual(["a.pdf", "b.pdf"]);
    expect(requests.map(({ request }) => request.isSaved)).toEqual([true, true]);
  });

  test("refuses what the account has no room for, whatever its kind", () => {
    const { queue } = ofAccount(2);
    queue.add([file("a.pdf")], "cv");
    queue.add([file("b.pdf"), file("c.pdf")], "document");
    expect(states(queue)).toEqual(["a.pdf sending", "b.pdf waiting", "c.pdf failed"]);
    expect(queue.read().files[2]?.problem).toBe("TOO_MANY_FILES");
  });

  test("tells what might work later, and keeps it", async () => {
    const { queue, refuse, unsent } = ofAccount(20);
    queue.add([file("a.pdf"), file("b.pdf")], "cv");
    await refuse(0, "NETWORK");
    await refuse(1, "FILE_INFECTED");
    expect(states(queue)).toEqual(["a.pdf failed", "b.pdf failed"]);
    expect(unsent).toEqual(["NETWORK"]);
  });
});
