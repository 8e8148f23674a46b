import { expect, test } from "vitest";
import { firstParagraph } from "./firstParagraph";

test("the first paragraph is plain text", () => {
  expect(firstParagraph('<h2>Tko</h2><p>Mi &amp; <a href="/x">Vi</a>,\n1 &lt; 2.</p><p>Dalje</p>')).toBe(
    "Mi & Vi, 1 < 2.",
  );
});

test("a long one ends after a whole word", () => {
  const text = firstParagraph(`<p>${"riječ, ".repeat(40)}</p>`) ?? "";
  expect(text).toMatch(/^(riječ, )+riječ …$/);
  expect(text.length).toBeLessThanOrEqual(162);
});

test("a text without paragraphs has none", () => {
  expect(firstParagraph("<ul><li>Jedan</li></ul>")).toBeUndefined();
  expect(firstParagraph("<p> </p>")).toBeUndefined();
});
