import { expect, test } from "vitest";
import type { SiblingJob } from "@/shared/api/generated";
import { aJob } from "@/testing/jobs";
import { countShown, eachOnce } from "./eachOnce";

const sibling = (id: number): SiblingJob => ({ id, slug: "kuhar", location: `Mjesto ${id}` });
const job = (id: number, ...siblings: number[]) => aJob({ id, siblings: siblings.map(sibling) });
const idsOf = (jobs: readonly { id: number }[]) => jobs.map(({ id }) => id);

test("a job that repeats on the next page is listed once", () => {
  expect(idsOf(eachOnce([], [job(1), job(2), job(2), job(3)]).listed)).toEqual([1, 2, 3]);
});

test("a paid job is not listed again, and takes along what is grouped under it", () => {
  const { paid, listed } = eachOnce([job(9)], [job(1), job(9, 4, 5), job(2)]);
  expect(idsOf(listed)).toEqual([1, 2]);
  expect(idsOf(paid[0]?.siblings ?? [])).toEqual([4, 5]);
});

test("a job with a card of its own is not named under another", () => {
  const { paid, listed } = eachOnce([job(9)], [job(1, 9, 2, 3), job(2)]);
  expect(idsOf(paid)).toEqual([9]);
  expect(listed.map(({ id, siblings }) => [id, idsOf(siblings)])).toEqual([
    [1, [3]],
    [2, []],
  ]);
});

test("grouped jobs are counted as shown", () => {
  expect(countShown([job(1, 4, 5), job(2)])).toBe(4);
});
