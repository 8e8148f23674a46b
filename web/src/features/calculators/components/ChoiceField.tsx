/** A labelled native select that keeps its own value: for plain forms. */
import { useId, useState } from "react";
import { HINT, LABEL } from "@/shared/ui/fieldStyles";
import { NativeSelect } from "@/shared/ui/NativeSelect";

interface ChoiceFieldProps {
  readonly name: string;
  readonly label: string;
  readonly initial: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly hint?: string;
  readonly onChange?: (value: string) => void;
}

export function ChoiceField({ name, label, initial, options, hint, onChange }: ChoiceFieldProps) {
  const id = useId();
  const [value, setValue] = useState(initial);
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      <NativeSelect
        id={id}
        name={name}
        value={value}
        onChange={(chosen) => {
          setValue(chosen);
          onChange?.(chosen);
        }}
        className="[&>select]:min-h-12 [&>select]:md:text-base"
      >
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </NativeSelect>
      {hint !== undefined && <p className={HINT}>{hint}</p>}
    </div>
  );
}
