import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync("src/shared/ui/tokens.css", "utf8");
const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)].map(
    ([, name, light, dark]) => [name ?? "", { light: light ?? "", dark: dark ?? "" }],
  ),
);

/** WCAG 2.2 relative luminance of a colour such as "#0a6872". */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function expectContrast(front: string, back: string, least: number): void {
  for (const theme of ["light", "dark"] as const) {
    const ratio = contrast(tokens.get(front)?.[theme] ?? "", tokens.get(back)?.[theme] ?? "");
    expect(ratio, `${front} on ${back}, ${theme}`).toBeGreaterThanOrEqual(least);
  }
}

test("control: black on white has the maximum contrast", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
});

const SURFACES = ["surface", "surface-raised", "surface-sunken"];
const TEXTS = ["text", "text-muted", "accent", "accent-hover", "seen", "success", "warning", "danger"];

test.each(TEXTS.flatMap((text) => SURFACES.map((surface) => [text, surface])))(
  "%s is readable on %s",
  (text, surface) => {
    expectContrast(text, surface, 4.5);
  },
);

test.each([
  ["accent-contrast", "accent"],
  ["accent-contrast", "accent-hover"],
  ["danger-contrast", "danger"],
  ["text", "accent-soft"],
  ["accent", "accent-soft"],
  ["accent-hover", "accent-soft"],
  ["seen", "seen-soft"],
  ["success", "success-soft"],
  ["warning", "warning-soft"],
  ["danger", "danger-soft"],
  ["text", "danger-soft"],
  ["text", "warning-soft"],
  ["text", "success-soft"],
  ...["sea", "sky", "iris", "plum", "moss", "slate"].map((mark) => [`mark-${mark}`, `mark-${mark}-soft`]),
])("%s is readable on %s", (text, surface) => expectContrast(text, surface, 4.5));

test.each(
  ["border-strong", "focus", "seen-dot", "accent"].flatMap((edge) =>
    SURFACES.map((surface) => [edge, surface]),
  ),
)("%s can be told from %s", (edge, surface) => expectContrast(edge, surface, 3));
