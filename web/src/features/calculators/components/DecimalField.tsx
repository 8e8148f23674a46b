/** A field for an amount: digits and one separator; pasted text is stripped. */
import { useState } from "react";
import { TextField } from "@/shared/ui/TextField";
import { mayType, pastedAmount, withOneSeparator } from "../decimalInput";

interface DecimalFieldProps {
  readonly name: string;
  readonly label: string;
  readonly initial: string;
  readonly description?: string;
  readonly error?: string | undefined;
  readonly optional?: boolean;
}

const LONGEST = 10;

export function DecimalField({ initial, ...field }: DecimalFieldProps) {
  const [text, setText] = useState(initial);
  return (
    <TextField
      {...field}
      value={text}
      onChange={(typed) => setText(withOneSeparator(typed))}
      onBeforeInput={(event) => {
        const { data } = event.nativeEvent as InputEvent;
        if (!mayType(data, rest(event.currentTarget as HTMLInputElement))) event.preventDefault();
      }}
      onPaste={(event) => {
        event.preventDefault();
        setText(pastedAmount(event.clipboardData.getData("text")).slice(0, LONGEST));
      }}
      inputMode="decimal"
      autoComplete="off"
      maxLength={LONGEST}
    />
  );
}

/** The text beside the selection, which typing replaces. */
function rest({ value, selectionStart, selectionEnd }: HTMLInputElement): string {
  return value.slice(0, selectionStart ?? value.length) + value.slice(selectionEnd ?? value.length);
}
