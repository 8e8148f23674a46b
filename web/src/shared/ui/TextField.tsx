/** Single-line text field. */
import type { Ref } from "react";
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
} from "react-aria-components";
import { FieldLabel, FieldNotes, type FieldTexts } from "./FieldParts";
import { CONTROL, FIELD } from "./fieldStyles";

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, "children" | "className" | "isInvalid" | "style">,
    FieldTexts {
  readonly placeholder?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
}

export function TextField({
  label,
  description,
  error,
  optional,
  placeholder,
  inputRef,
  ...field
}: TextFieldProps) {
  return (
    <AriaTextField {...field} isInvalid={error !== undefined} validationBehavior="aria" className={FIELD}>
      <FieldLabel label={label} optional={optional} />
      <Input className={CONTROL} placeholder={placeholder} ref={inputRef} />
      <FieldNotes description={description} error={error} />
    </AriaTextField>
  );
}
