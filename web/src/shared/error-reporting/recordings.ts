/** Redacts recordings of pages: Sentry masks texts and inputs in them, and leaves the addresses of links as they are. */
import { makeFetchTransport } from "@sentry/browser";
import { redactPage } from "./redaction";

type Transport = ReturnType<typeof makeFetchTransport>;
type Options = Parameters<typeof makeFetchTransport>[0];
type Envelope = Parameters<Transport["send"]>[0];

/** Recordings are handed to the transport directly, past every other hook. */
export function redactingTransport(options: Options): Transport {
  const transport = makeFetchTransport(options);
  return { ...transport, send: (envelope) => transport.send(redactRecordings(envelope)) };
}

/** The envelope with its recordings redacted; one that cannot be read is left out. */
export function redactRecordings([headers, items]: Envelope): Envelope {
  const redacted = [...items].flatMap((item): unknown[] => {
    const [header, payload] = item;
    if (header.type !== "replay_recording") return [item];
    const recording = redactedRecording(payload);
    return recording ? [[{ ...header, length: new TextEncoder().encode(recording).length }, recording]] : [];
  });
  return [headers, redacted] as unknown as Envelope;
}

/** A line of headers, then the events as JSON. */
function redactedRecording(payload: unknown): string | undefined {
  const text = payload instanceof Uint8Array ? new TextDecoder().decode(payload) : String(payload);
  const end = text.indexOf("\n");
  try {
    return `${text.slice(0, end)}\n${JSON.stringify(redactPage(JSON.parse(text.slice(end + 1))))}`;
  } catch {
    return undefined;
  }
}
