/** Radio buttons. */
import type { ReactNode, Ref } from "react";
import {
  Radio as AriaRadio,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from "react-aria-components";
import { FieldLabel, FieldNotes, type FieldTexts } from "./FieldParts";
import { FIELD } from "./fieldStyles";

export interface RadioGroupProps
  extends Omit<AriaRadioGroupProps, "children" | "className" | "isInvalid" | "style">,
    FieldTexts {
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

export function RadioGroup({ label, description, error, optional, children, ...group }: RadioGroupProps) {
  return (
    <AriaRadioGroup {...group} isInvalid={error !== undefined} validationBehavior="aria" className={FIELD}>
      <FieldLabel label={label} optional={optional} />
      <div className="flex flex-col gap-2">{children}</div>
      <FieldNotes description={description} error={error} />
    </AriaRadioGroup>
  );
}

export function Radio({ value, hint, children }: { value: string; hint?: string; children: ReactNode }) {
  return (
    <AriaRadio
      value={value}
      className="group flex min-h-12 cursor-pointer items-start gap-3 rounded-control border border-border bg-surface-raised px-4 py-3 transition-colors hover:border-accent data-[selected]:border-accent data-[selected]:bg-accent-soft data-[focus-visible]:outline-2 data-[focus-visible]:outline-focus data-[focus-visible]:outline-offset-2"
    >
      <span className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border-2 border-border-strong bg-surface-raised group-data-[selected]:border-accent">
        <span className="size-2.5 rounded-full bg-accent opacity-0 forced-colors:bg-[CanvasText] group-data-[selected]:opacity-100" />
      </span>
      <span className="min-w-0">
        <span className="block">{children}</span>
        {hint !== undefined && <span className="block text-sm text-text-muted">{hint}</span>}
      </span>
    </AriaRadio>
  );
}
