/** Takes out of a report what could be a person's: what follows `?` in an address (signed links), mail addresses, numbers. */

const QUERY = /((?:https?:\/\/|\/)[^\s?#"'<>]*)[?#][^\s"'<>]*/g;
const MAIL_ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const PHONE_NUMBER = /\+\d[\d\s/-]{6,}\d/g;
const DEEPEST = 30;

/** The same value with every text in it cleaned; what lies too deep is left out. */
export function withoutPersonalData<Value>(value: Value): Value {
  return clean(value, 0) as Value;
}

function clean(value: unknown, depth: number): unknown {
  if (typeof value === "string") return cleanText(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth >= DEEPEST) return undefined;
  if (Array.isArray(value)) return value.map((each) => clean(each, depth + 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, clean(each, depth + 1)]));
}

function cleanText(text: string): string {
  return text.replace(QUERY, "$1").replace(MAIL_ADDRESS, "[address]").replace(PHONE_NUMBER, "[number]");
}
