/** Restores what people type, choose and tick before a page is hydrated: React would not hear of it. */

type TextField = HTMLInputElement | HTMLTextAreaElement;

export type EarlyInput =
  | { readonly field: TextField; readonly text: string }
  | { readonly select: HTMLSelectElement; readonly value: string }
  | { readonly box: HTMLInputElement; readonly isTicked: boolean };

const TEXT_FIELDS = "textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden])";
const BOXES = "input:is([type=checkbox], [type=radio])";

/** Fields that differ from what the server wrote. */
export function earlyInput(page: Document): EarlyInput[] {
  const texts = [...page.querySelectorAll<TextField>(TEXT_FIELDS)]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ field, text: field.value }));
  const selects = [...page.querySelectorAll("select")]
    .filter((select) => select.value !== writtenValue(select))
    .map((select) => ({ select, value: select.value }));
  const boxes = [...page.querySelectorAll<HTMLInputElement>(BOXES)]
    // Another button of the group is the one that was pressed.
    .filter((box) => box.checked !== box.defaultChecked && (box.checked || box.type === "checkbox"))
    .map((box) => ({ box, isTicked: box.checked }));
  return [...texts, ...selects, ...boxes];
}

/** Enters it as if it was done now. */
export function enter(input: EarlyInput): void {
  if ("field" in input) enterText(input.field, input.text);
  else if ("select" in input) choose(input.select, input.value);
  else tick(input.box, input.isTicked);
}

function enterText(field: TextField, text: string): void {
  if (!field.isConnected) return;
  // React remembers the last value that was assigned to the field itself, and ignores an event without a change.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
  field.value = "";
  set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function choose(select: HTMLSelectElement, value: string): void {
  if (!select.isConnected) return;
  select.value = value;
  select.dispatchEvent(new Event("change", { bubbles: true }));
}

function tick(box: HTMLInputElement, isTicked: boolean): void {
  if (!box.isConnected) return;
  box.checked = !isTicked;
  box.click();
}

function writtenValue({ options }: HTMLSelectElement): string {
  return ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
}
