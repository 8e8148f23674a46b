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

test("other data is kept", () => {
  const frame = { filename: "https://karijera.example/assets/JobPage-1a2b3c4d.js", lineno: 1, colno: 77124 };
  expect(redact(frame)).toEqual(frame);
});

test("a circular report terminates", () => {
  const event: Record<string, unknown> = { message: "round" };
  event.self = event;
  expect(() => JSON.stringify(redact(event))).not.toThrow();
});
