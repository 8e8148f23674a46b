/** One of many named choices, such as a language or a country: typed to be found. */
import { useState } from "react";
import { useField } from "@/shared/forms/useField";
import { LazyComboBox } from "@/shared/ui/LazyComboBox";
import type { Option } from "@/shared/ui/Select";

interface CatalogueFieldProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly optional?: boolean;
}

/** The form's value is the id; empty for none. */
export function CatalogueField({ name, label, options, optional = false }: CatalogueFieldProps) {
  const { field, error } = useField(name, label);
  const nameOf = (id: string) => options.find((option) => option.id === id)?.name ?? id;
  const [typed, setTyped] = useState<string>();
  const text = typed ?? nameOf(field.value);
  const wanted = text.trim().toLocaleLowerCase();
  const isTyping = typed !== undefined && typed !== nameOf(field.value);
  const found = isTyping
    ? options.filter((option) => option.name.toLocaleLowerCase().includes(wanted))
    : options;
  return (
    <div ref={(element) => field.ref({ focus: () => element?.querySelector("input")?.focus() })}>
      <LazyComboBox
        label={label}
        optional={optional}
        error={error}
        options={found}
        foundByServer
        menuTrigger="focus"
        inputValue={text}
        onInputChange={(next) => {
          setTyped(next);
          if (next === "") field.onChange("");
        }}
        selectedKey={field.value === "" ? null : field.value}
        onSelectionChange={(key) => {
          if (key === null) return;
          field.onChange(String(key));
          setTyped(undefined);
        }}
        onBlur={() => {
          setTyped(undefined);
          field.onBlur();
        }}
      />
    </div>
  );
}
