/** What people type before a page is hydrated: React would not hear of it. */

type TextField = HTMLInputElement | HTMLTextAreaElement;

export interface TypedText {
  readonly field: TextField;
  readonly text: string;
}

const TEXT_FIELDS = "textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden])";

/** Fields whose text differs from what the server wrote. */
export function typedText(page: Document): TypedText[] {
  return [...page.querySelectorAll<TextField>(TEXT_FIELDS)]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ field, text: field.value }));
}

/** Enters the text as if it was typed now. */
export function enterText({ field, text }: TypedText): void {
  if (!field.isConnected) return;
  // React remembers the last value that was assigned to the field itself, and ignores an event without a change.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
  field.value = "";
  set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
