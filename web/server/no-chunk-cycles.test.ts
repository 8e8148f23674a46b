import { expect, test } from "vitest";
import { findCycle } from "./no-chunk-cycles";

const graph = (edges: Record<string, string[]>) => new Map(Object.entries(edges));

test("files that share a third are no cycle", () => {
  expect(findCycle(graph({ a: ["b", "c"], b: ["d"], c: ["d"], d: [] }))).toBeUndefined();
});

test("two files that import each other are named, however long the way", () => {
  expect(findCycle(graph({ a: ["b"], b: ["c"], c: ["b"] }))).toEqual(["b", "c", "b"]);
  expect(findCycle(graph({ a: ["b"], b: ["c"], c: ["a"] }))).toEqual(["a", "b", "c", "a"]);
});
