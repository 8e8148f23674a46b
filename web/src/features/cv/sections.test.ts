import { expect, test } from "vitest";
import { aJobHeld, aSchool, placed } from "@/testing/cvs";
import { itemsIn, movedAfter, placeAfter, sectionOf } from "./sections";

const ITEMS = placed({
  a: aJobHeld("Kuhar"),
  s: aSchool("Srednja"),
  b: aJobHeld("Konobar"),
  t: aSchool("Fakultet"),
  c: aJobHeld("Voditelj"),
});
const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id).join("");

test("a moved item has its place in its section, and the other sections keep their order", () => {
  for (const { id, item } of ITEMS) {
    const section = sectionOf(item);
    const others = ids(itemsIn(section, ITEMS)).replace(id, "");
    for (let index = 0; index <= others.length; index += 1) {
      const moved = movedAfter(ITEMS, id, placeAfter(ITEMS, id, index));
      const expected = others.slice(0, index) + id + others.slice(index);
      expect(ids(itemsIn(section, moved)), `${id} to ${index}`).toBe(expected);
      expect(moved).toHaveLength(ITEMS.length);
      const rest = moved.filter((each) => sectionOf(each.item) !== section);
      expect(rest).toEqual(ITEMS.filter((each) => sectionOf(each.item) !== section));
    }
  }
});

test("an item that is not there is not moved, nor one behind such", () => {
  expect(movedAfter(ITEMS, "x", null)).toBe(ITEMS);
  expect(movedAfter(ITEMS, "a", "x")).toBe(ITEMS);
  expect(placeAfter(ITEMS, "x", 0)).toBeNull();
});
