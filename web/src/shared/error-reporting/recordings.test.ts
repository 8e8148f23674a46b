import { expect, test } from "vitest";
import { redactRecordings } from "./recordings";

type Envelope = Parameters<typeof redactRecordings>[0];

/** A link below as many elements as pages have. */
const deep = (levels: number): object =>
  levels === 0
    ? { attributes: { href: "https://site.example/mk/primeni?access=s3cret#top" } }
    : { childNodes: [deep(levels - 1)] };

const envelope = (payload: string | Uint8Array) =>
  [
    {},
    [
      [{ type: "replay_event" }, {}],
      [{ type: "replay_recording", length: 1 }, payload],
    ],
  ] as unknown as Envelope;

const recording = `{"segment_id":0}\n${JSON.stringify([{ data: deep(60) }])}`;

test.each([
  ["text", recording],
  ["bytes", new TextEncoder().encode(recording)],
])("links in a recording as %s keep their path and lose their query", (_, payload) => {
  const [, items] = redactRecordings(envelope(payload));
  const [event, [header, sent]] = items as unknown as [unknown, [{ length: number }, string]];
  expect(event).toEqual([{ type: "replay_event" }, {}]);
  expect(sent).toMatch(/^\{"segment_id":0\}\n\[/);
  expect(sent).toContain(`"href":"https://site.example/mk/primeni"`);
  expect(sent).not.toContain("s3cret");
  expect(header.length).toBe(sent.length);
});

test("a recording that cannot be read is not sent", () => {
  const [, items] = redactRecordings(envelope(new Uint8Array([0x78, 0x9c, 0x0a, 1, 2])));
  expect(items).toEqual([[{ type: "replay_event" }, {}]]);
});
