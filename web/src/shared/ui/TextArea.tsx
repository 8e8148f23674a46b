/** Multi-line text field; grows with its content. */
import type { Ref } from "react";
import { TextArea as AriaTextArea, TextField as AriaTextField } from "react-aria-components";
import { FieldLabel, FieldNotes } from "./FieldParts";
import { CONTROL, FIELD } from "./fieldStyles";
import type { TextFieldProps } from "./TextField";

export interface TextAreaProps extends Omit<TextFieldProps, "inputRef"> {
  readonly rows?: number;
  readonly inputRef?: Ref<HTMLTextAreaElement>;
}

export function TextArea({
  label,
  description,
  error,
  optional,
  placeholder,
  rows = 6,
  inputRef,
  ...field
}: TextAreaProps) {
  return (
    <AriaTextField {...field} isInvalid={error !== undefined} validationBehavior="aria" className={FIELD}>
      <FieldLabel label={label} optional={optional} />
      <AriaTextArea
        className={`${CONTROL} max-h-[60dvh] field-sizing-content`}
        style={{ minHeight: `${rows * 1.6 + 1.4}rem` }}
        placeholder={placeholder}
        ref={inputRef}
      />
      <FieldNotes description={description} error={error} />
    </AriaTextField>
  );
}
