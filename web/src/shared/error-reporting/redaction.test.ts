import { expect, test } from "vitest";
import { redact } from "./redaction";

test("a URL keeps its path and loses its signed link", () => {
  const event = {
    request: { url: "https://karijera.example/moj-profil/prijave?access=s3cret&application=1#top" },
    urls: ["/mk/application/verification?link=s3cret"],
  };
  expect(redact(event)).toEqual({
    request: { url: "https://karijera.example/moj-profil/prijave" },
    urls: ["/mk/application/verification"],
  });
});

test("e-mail addresses and phone numbers are redacted everywhere", () => {
  const event = {
    exception: { values: [{ value: "no answer for ana.horvat@primjer.hr, +385 91 234 5678" }] },
  };
  expect(JSON.stringify(redact(event))).toBe(
    '{"exception":{"values":[{"value":"no answer for [address], [number]"}]}}',
  );
});

test("a random token in a path is redacted", () => {
  const span = { description: "GET /api/auth/password/AaIDkvzcftCHG6fw6xyTCW8hqdsjEktonr758s9UgpI" };
  expect(redact(span)).toEqual({ description: "GET /api/auth/password/[token]" });
});

test("identifiers and hashes are kept", () => {
  const event = {
    id: "01a20393-0649-742f-9806-bf89363d81a8",
    trace_id: "4bf92f3577b34da6a3ce929d0e0e4736",
    function: "addIntersectionObserverToEveryJobCard",
  };
  expect(redact(event)).toEqual(event);
});

test("other data is kept", () => {
  const frame = { filename: "https://karijera.example/assets/JobPage-1a2b3c4d.js", lineno: 1, colno: 77124 };
  expect(redact(frame)).toEqual(frame);
});

test("a circular report terminates", () => {
  const event: Record<string, unknown> = { message: "round" };
  event.self = event;
  expect(() => JSON.stringify(redact(event))).not.toThrow();
});
