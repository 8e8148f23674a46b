/** A tab or line break in pasted text becomes a blank: a browser would join the words on its two sides. */
import type { ClipboardEvent } from "react";

const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]/;

export function pasteOnOneLine(event: ClipboardEvent<HTMLInputElement>): void {
  const pasted = event.clipboardData.getData("text");
  if (!BREAKS.test(pasted)) return;
  event.preventDefault();
  const { currentTarget: field } = event;
  const [start, end] = [field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length];
  const room = field.maxLength < 0 ? pasted.length : field.maxLength - (field.value.length - (end - start));
  const line = pasted.replaceAll(/\s+/g, " ").trim().slice(0, Math.max(0, room));
  field.setRangeText(line, start, end, "end");
  // As after any other input, so that the field's state follows.
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste", data: line }));
}
