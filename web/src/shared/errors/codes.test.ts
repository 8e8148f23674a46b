import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import hr from "./messages/hr";

/** Every error code in openapi.json. */
function codesOfTheApi(): string[] {
  const { components } = JSON.parse(readFileSync("openapi.json", "utf8")) as {
    components: { examples: object };
  };
  return Object.keys(components.examples);
}

test("every error code of the API has a message", () => {
  const codes = codesOfTheApi();
  expect(codes.length).toBeGreaterThan(5);
  expect(codes.filter((code) => !(code in hr))).toEqual([]);
});
