import { expect, test } from "vitest";
import { aJobHeld, EMPTY_CONTENT, placed } from "@/testing/cvs";
import { applyEdit, type Draft, type Edit, isDone, isSame, partIn, partOf } from "./edits";

const DRAFT: Draft = {
  name: "Prvi",
  content: { ...EMPTY_CONTENT, items: placed({ a: aJobHeld("Kuhar"), b: aJobHeld("Konobar") }) },
};
const EDITS: Edit[] = [
  { kind: "name", name: "Drugi" },
  { kind: "contact", contact: { ...EMPTY_CONTENT.contact, phone: "+385911234567" } },
  { kind: "headline", headline: { ...EMPTY_CONTENT.headline, title: "Kuharica" } },
  { kind: "ideal-job", idealJob: { ...EMPTY_CONTENT.idealJob, positions: ["5120"] } },
  { kind: "put", itemId: "a", item: aJobHeld("Glavni kuhar") },
  { kind: "put", itemId: "c", item: aJobHeld("Voditelj") },
  { kind: "remove", itemId: "b" },
  { kind: "move", itemId: "b", after: null },
];

test.each(EDITS)("$kind changes its own part, and is harmless when repeated", (edit) => {
  const after = applyEdit(DRAFT, edit);
  expect(isDone(edit, DRAFT)).toBe(false);
  expect(isDone(edit, after)).toBe(true);
  expect(applyEdit(after, edit)).toEqual(after);
  for (const other of EDITS) {
    const part = partOf(other);
    const addsOrRemoves = part === "order" && ["put", "remove"].includes(edit.kind);
    if (part !== partOf(edit) && !addsOrRemoves)
      expect(isSame(partIn(after, part), partIn(DRAFT, part)), `${edit.kind} ${part}`).toBe(true);
  }
});

test("parts are the same whatever the order of their fields, but not of their values", () => {
  expect(isSame({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toBe(true);
  expect(isSame(["a", "b"], ["b", "a"])).toBe(false);
  expect(isSame(undefined, { a: 1 })).toBe(false);
});
