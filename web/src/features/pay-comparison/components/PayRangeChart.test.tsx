import { expect, test } from "vitest";
import { show } from "@/testing/show";
import { PayRangeChart } from "./PayRangeChart";

const RANGE = { lowerQuartile: 1200, median: 1450, upperQuartile: 1600 };

function marks(own?: number) {
  const { container, unmount } = show(<PayRangeChart title="Neto" range={RANGE} currency="EUR" own={own} />);
  const found = [...container.querySelectorAll("rect")].slice(1).map((mark) => {
    const start = Number(mark.getAttribute("x"));
    return [start, start + Number(mark.getAttribute("width"))] as const;
  });
  unmount();
  return found;
}

test.each([undefined, 1, 700, 1450, 1_000_000])("marks stay on the drawing, with own pay of %s", (own) => {
  const drawn = marks(own);
  expect(drawn.length).toBe(own === undefined ? 2 : 3);
  for (const [start, end] of drawn) {
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end).toBeLessThanOrEqual(1000);
  }
});

test("the median stands within the bar, and own pay on its side of it", () => {
  const [bar, median, own] = marks(1000);
  expect(median?.[0]).toBeGreaterThan(bar?.[0] ?? 0);
  expect(median?.[1]).toBeLessThan(bar?.[1] ?? 0);
  expect(own?.[1]).toBeLessThan(bar?.[0] ?? 0);
});
