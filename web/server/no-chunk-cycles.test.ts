import { expect, test } from "vitest";
import { findCycle } from "./no-chunk-cycles";

const graph = (edges: Record<string, string[]>) => new Map(Object.entries(edges));

test("two files that import a third are no cycle", () => {
  expect(findCycle(graph({ a: ["b", "c"], b: ["d"], c: ["d"], d: [] }))).toBeUndefined();
});

test("a cycle is reported, however long", () => {
  expect(findCycle(graph({ a: ["b"], b: ["c"], c: ["b"] }))).toEqual(["b", "c", "b"]);
  expect(findCycle(graph({ a: ["b"], b: ["c"], c: ["a"] }))).toEqual(["a", "b", "c", "a"]);
});
