/** Places and colours of the parts of a page: what a golden picture shows, without fonts' fine lines. */
import type { Page } from "@playwright/test";

/** Pixels; `top` from the part of the page that it belongs to, undefined where texts above it may differ in length. */
export interface Box {
  readonly left: number;
  readonly top?: number;
  readonly width: number;
  readonly height?: number;
}

export type Layout = Readonly<Record<string, Box>>;
/** Text and background by element. */
export type Colours = Readonly<Record<string, readonly [string, string]>>;

/** Differences between machines that nobody sees. */
const TOLERANCE = 3;

/** The boxes of landmarks, sections, headings, cards and controls, in the order of the page. */
export async function measureLayout(page: Page): Promise<Layout> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    // Parts far from the screen would have their estimated heights.
    const everything = new CSSStyleSheet();
    everything.replaceSync("* { content-visibility: visible !important; }");
    document.adoptedStyleSheets = [everything];
    // Popular searches (a navigation) are there once people have searched.
    const PARTS = "header, main, footer, section, aside, nav, form, article, dialog";
    const KINDS = [
      { kind: "part", selector: "header, main, footer, main section, main aside, main form", most: 30 },
      { kind: "heading", selector: "main h1, main h2:not(nav h2)", most: 20, isPlaced: true },
      { kind: "card", selector: "main article", most: 4, isTall: true },
      { kind: "control", selector: "header button, main button, main input", most: 20, isPlaced: true },
    ];
    const boxes: Record<string, object> = {};
    for (const { kind, selector, most, isPlaced, isTall } of KINDS) {
      const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      });
      for (const [at, element] of shown.slice(0, most).entries()) {
        const { left, top, width, height } = element.getBoundingClientRect();
        const around = element.parentElement?.closest(PARTS)?.getBoundingClientRect();
        boxes[`${kind} ${at + 1}`] = {
          left: Math.round(left),
          ...(isPlaced && around && { top: Math.round(top - around.top) }),
          width: Math.round(width),
          ...((isPlaced || isTall) && { height: Math.round(height) }),
        };
      }
    }
    return boxes as Layout;
  });
}

export function layoutDifferences(measured: Layout, golden: Layout): string[] {
  const names = [...new Set([...Object.keys(golden), ...Object.keys(measured)])];
  return names.flatMap((name) => {
    const [is, was] = [measured[name], golden[name]];
    if (!is || !was) return [`${name} ${is ? "is new" : "is gone"}`];
    return (["left", "top", "width", "height"] as const).flatMap((side) =>
      Math.abs((is[side] ?? 0) - (was[side] ?? 0)) > TOLERANCE
        ? [`${side} of ${name}: ${is[side]} instead of ${was[side]}`]
        : [],
    );
  });
}

/** The colours of one element of each kind. */
export async function measureColours(page: Page): Promise<Colours> {
  return page.evaluate(() => {
    const kinds = [
      "body",
      "header",
      "main h1",
      "main h2",
      "main article",
      "main a:not(nav a)",
      "main button",
      "footer",
    ];
    return Object.fromEntries(
      kinds.flatMap((selector) => {
        const element = document.querySelector(selector);
        if (!element) return [];
        const { color, backgroundColor } = getComputedStyle(element);
        return [[selector, [color, backgroundColor] as const]];
      }),
    );
  });
}
