import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import bs from "./messages/bs";
import en from "./messages/en";
import hr from "./messages/hr";
import mk from "./messages/mk";
import sl from "./messages/sl";

/** Codes of what fails in the browser. */
const OF_THE_CLIENT = [
  "INVALID_JOB_LINK",
  "NETWORK",
  "PASSKEY_CANCELLED",
  "PASSWORDS_DIFFER",
  "PASSWORD_TOO_LONG",
  "PASSWORD_TOO_SHORT",
  "TIMEOUT",
  "UNKNOWN",
  "UPLOAD_FAILED",
];

/** Every error code in openapi.json. */
function codesOfTheApi(): string[] {
  const { components } = JSON.parse(readFileSync("openapi.json", "utf8")) as {
    components: { schemas: { ErrorCode: { enum: string[] } } };
  };
  return components.schemas.ErrorCode.enum;
}

test.each(Object.entries({ hr, en, bs, sl, mk }))(
  "every error code has a message in %s, and no other",
  (_, messages) => {
    expect(Object.keys(messages).toSorted()).toEqual([...codesOfTheApi(), ...OF_THE_CLIENT].toSorted());
  },
);

test("the client uses each of its own codes", () => {
  const sources = globSync("src/**/*.{ts,tsx}").filter((file) => !/\.test\.|shared\/errors\//.test(file));
  const written = sources.map((file) => readFileSync(file, "utf8")).join("\n");
  expect(OF_THE_CLIENT.filter((code) => !written.includes(`"${code}"`))).toEqual([]);
});
