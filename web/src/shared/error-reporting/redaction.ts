/** Redacts personal data in reports: query strings (signed links), random tokens, e-mail addresses and phone numbers. */

const QUERY = /((?:https?:\/\/|\/)[^\s?#"'<>]*)[?#][^\s"'<>]*/g;
const MAIL_ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const PHONE_NUMBER = /\+\d[\d\s/-]{6,}\d/g;
// A random token, as in a path: at least 24 bytes in base64, unlike identifiers, UUIDs and hashes in hexadecimal.
const TOKEN = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{32,}/g;
const MAX_DEPTH = 30;

/** A copy with every string redacted; values nested too deeply are dropped. */
export function redact<Value>(value: Value): Value {
  return clean(value, MAX_DEPTH) as Value;
}

/** Redacts a copy of a value that nests as deeply as a page does; nothing is dropped. */
export function redactPage<Value>(value: Value): Value {
  return clean(value, Number.POSITIVE_INFINITY) as Value;
}

function clean(value: unknown, levels: number): unknown {
  if (typeof value === "string") return cleanText(value);
  if (typeof value !== "object" || value === null) return value;
  if (levels <= 0) return undefined;
  if (Array.isArray(value)) return value.map((each) => clean(each, levels - 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, clean(each, levels - 1)]));
}

function cleanText(text: string): string {
  return text
    .replace(QUERY, "$1")
    .replace(TOKEN, "[token]")
    .replace(MAIL_ADDRESS, "[address]")
    .replace(PHONE_NUMBER, "[number]");
}
