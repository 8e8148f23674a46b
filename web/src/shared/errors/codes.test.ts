import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import hr from "./messages/hr";

interface Answer {
  readonly content?: Readonly<Record<string, { readonly examples?: object }>>;
}

/** Every error code in openapi.json. */
function codesOfTheApi(): string[] {
  const { paths } = JSON.parse(readFileSync("openapi.json", "utf8")) as { paths: Record<string, object> };
  const answers = Object.values(paths)
    .flatMap((path) => Object.values(path) as { responses?: Record<string, Answer> }[])
    .flatMap(({ responses = {} }) => Object.values(responses));
  return answers.flatMap(({ content = {} }) =>
    Object.keys(content["application/problem+json"]?.examples ?? {}),
  );
}

test("every error code of the API has a message", () => {
  const codes = new Set(codesOfTheApi());
  expect(codes.size).toBeGreaterThan(5);
  expect([...codes].filter((code) => !(code in hr))).toEqual([]);
});
