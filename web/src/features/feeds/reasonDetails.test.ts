import { expect, test } from "vitest";
import { detailOf, SAID_BY_CODE, SENTENCES } from "./reasonDetails";
import examples from "./reasonExamples.json";

const reasons = examples.map(({ reason }) => reason);

test("the server writes each of the known sentences", () => {
  const found = new Set(reasons.map((reason) => detailOf(reason)?.sentence));
  expect(Object.keys(SENTENCES).filter((sentence) => !found.has(sentence as keyof typeof SENTENCES))).toEqual(
    [],
  );
  expect([...SAID_BY_CODE].filter((reason) => !reasons.includes(reason))).toEqual([]);
});
