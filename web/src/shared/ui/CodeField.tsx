/** Five-digit code field: one input under five boxes, so that pasting and autofill work. */
import { Input, Label, TextField } from "react-aria-components";
import { classes } from "./classes";
import { FieldNotes } from "./FieldParts";
import { FIELD, LABEL } from "./fieldStyles";

export const CODE_LENGTH = 5;

interface CodeFieldProps {
  readonly label: string;
  readonly description?: string;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** Called when all five digits are entered. */
  readonly onComplete?: (code: string) => void;
  readonly isDisabled?: boolean;
  readonly autoFocus?: boolean;
  readonly name?: string;
}

export function CodeField({
  label,
  description,
  error,
  value,
  onChange,
  onComplete,
  ...field
}: CodeFieldProps) {
  const take = (text: string) => {
    const digits = text.replace(/\D/g, "").slice(0, CODE_LENGTH);
    onChange(digits);
    if (digits.length === CODE_LENGTH && digits !== value) onComplete?.(digits);
  };
  return (
    <TextField
      {...field}
      value={value}
      onChange={take}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      inputMode="numeric"
      autoComplete="one-time-code"
      className={FIELD}
    >
      <Label className={LABEL}>{label}</Label>
      <div className="group relative w-fit">
        <div aria-hidden className="flex gap-2">
          {Array.from({ length: CODE_LENGTH }, (_, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the places never change their order
              key={place}
              className={classes(
                "grid h-14 w-12 place-items-center rounded-control border bg-surface-raised font-bold text-2xl transition-colors",
                error !== undefined ? "border-danger" : "border-border-strong",
                place === Math.min(value.length, CODE_LENGTH - 1) &&
                  "group-focus-within:border-2 group-focus-within:border-accent",
              )}
            >
              {value[place]}
            </span>
          ))}
        </div>
        <Input
          onPaste={(event) => {
            event.preventDefault();
            take(event.clipboardData.getData("text"));
          }}
          className="absolute inset-0 size-full cursor-text rounded-control bg-transparent text-transparent caret-transparent selection:bg-transparent"
        />
      </div>
      <FieldNotes description={description} error={error} />
    </TextField>
  );
}
