import { expect, test } from "vitest";
import { aJob } from "@/testing/jobs";
import { byMissingWords } from "./missingWords";

const job = (id: number, ...missingWords: string[]) => aJob({ id, missingWords });
const shape = (...jobs: ReturnType<typeof aJob>[]) =>
  byMissingWords(jobs).map(({ missing, jobs }) => [missing, jobs.map(({ id }) => id)]);

test("a list is divided where the words that its jobs lack change", () => {
  expect(shape(job(1), job(2), job(3, "školi"), job(4, "školi"), job(5, "školi", "puno"))).toEqual([
    [[], [1, 2]],
    [["školi"], [3, 4]],
    [["školi", "puno"], [5]],
  ]);
});

test("a list whose jobs have all words is one", () => {
  expect(shape(job(1), job(2))).toEqual([[[], [1, 2]]]);
  expect(shape()).toEqual([]);
});

test("keys are unique, and stay when the list grows at either end", () => {
  const keysOf = (...jobs: ReturnType<typeof aJob>[]) => byMissingWords(jobs).map(({ key }) => key);
  const keys = keysOf(job(2, "a"), job(3, "b"), job(4, "a"));
  expect(new Set(keys).size).toBe(3);
  expect(keysOf(job(1), job(2, "a"), job(3, "b"), job(4, "a"), job(5, "a"))).toEqual(
    expect.arrayContaining(keys),
  );
});
