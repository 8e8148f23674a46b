/** axe in the simulated browser: structure, names and roles. Nothing is painted here; tokens.test.ts compares the colours. */
import axe from "axe-core";
import { expect } from "vitest";

export async function expectAccessible(element: Element = document.body): Promise<void> {
  // React Aria's announcer references elements that may already be removed.
  const { violations } = await axe.run(
    { include: element, exclude: "[data-live-announcer]" },
    {
      rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
      resultTypes: ["violations"],
    },
  );
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
}
