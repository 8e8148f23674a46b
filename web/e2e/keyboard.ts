/** Moves through a page as somebody without a mouse does. */
import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab until the control has the focus, unless it was given to it; it has to be seen: in the viewport and not
 * wholly covered. */
export async function tabTo(page: Page, control: Locator, most = 80): Promise<void> {
  await expect(control).toBeVisible();
  for (let pressed = 0; pressed <= most; pressed++) {
    if (pressed > 0) await page.keyboard.press("Tab");
    if (await hasFocus(control)) {
      await expect.poll(() => control.evaluate(isSeen), { message: `${control} is covered` }).toBe(true);
      return;
    }
  }
  const stopped = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  throw new Error(`${most} times Tab did not lead to ${control}; the focus is on ${stopped}`);
}

/** Moves to the control and presses Enter. */
export async function open(page: Page, control: Locator, most?: number): Promise<void> {
  await tabTo(page, control, most);
  await page.keyboard.press("Enter");
}

/** Moves to the field and types. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

/** Moves to each box that is not ticked, in their order, and ticks it. */
export async function tickInOrder(page: Page, form: Page | Locator): Promise<void> {
  for (const box of await form.getByRole("checkbox").all()) {
    if (await box.isChecked()) continue;
    await tabTo(page, box);
    await page.keyboard.press("Space");
    await expect(box).toBeChecked();
  }
}

/**
 * Tells, without waiting, whether a control has the focus: an open list of suggestions hides the rest of the page from
 * roles until Tab has left it.
 */
const hasFocus = async (control: Locator) =>
  (await control.and(control.page().locator(":focus")).count()) > 0;

/** Some point of the element, or of the label that is drawn for it, lies on top (WCAG 2.2, 2.4.11). */
export function isSeen(element: Element): boolean {
  const shown = element.closest("label") ?? element;
  const { left, top, width, height } = shown.getBoundingClientRect();
  const parts = [0.1, 0.5, 0.9];
  return parts.some((across) =>
    parts.some((down) => {
      const found = document.elementFromPoint(left + width * across, top + height * down);
      return found !== null && (shown.contains(found) || found.contains(shown));
    }),
  );
}
