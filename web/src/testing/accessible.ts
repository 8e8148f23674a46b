/** Checks what was rendered with axe. Colours are left out: nothing is painted here, and tokens.test.ts compares them. */
import axe from "axe-core";
import { expect } from "vitest";

export async function expectNoViolations(element: Element = document.body): Promise<void> {
  const { violations } = await axe.run(element, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
}
