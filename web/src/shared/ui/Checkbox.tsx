/** A checkbox; its whole line is the target. */
import { Check, CircleAlert } from "lucide-react";
import { type ReactNode, type Ref, useId } from "react";
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from "react-aria-components";
import { ERROR } from "./fieldStyles";

export interface CheckboxProps
  extends Omit<AriaCheckboxProps, "children" | "className" | "inputRef" | "isInvalid" | "style"> {
  readonly error?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly children: ReactNode;
}

export function Checkbox({ error, children, ...checkbox }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <AriaCheckbox
        {...checkbox}
        isInvalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        className="group relative flex min-h-11 cursor-pointer items-start gap-3 py-2"
      >
        <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-md border-2 border-border-strong bg-surface-raised transition-colors group-hover:border-accent group-data-[disabled]:opacity-50 group-data-[invalid]:border-danger group-data-[selected]:border-accent group-data-[selected]:bg-accent group-data-[focus-visible]:outline-2 group-data-[focus-visible]:outline-focus group-data-[focus-visible]:outline-offset-2">
          <Check
            aria-hidden
            className="size-4 text-accent-contrast forced-colors:text-[CanvasText] opacity-0 group-data-[selected]:opacity-100"
            strokeWidth={3}
          />
        </span>
        <span>{children}</span>
      </AriaCheckbox>
      {error !== undefined && (
        <p id={errorId} className={ERROR}>
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
