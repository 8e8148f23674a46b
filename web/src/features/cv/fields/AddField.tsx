/** Chooses several occupations or places, one after the other. */
import { useState } from "react";
import { FIELD } from "@/shared/ui/fieldStyles";
import { LazyComboBox } from "@/shared/ui/LazyComboBox";
import type { Option } from "@/shared/ui/Select";
import { ChosenList } from "./ChosenList";
import { useFound } from "./SuggestField";

interface AddFieldProps {
  readonly kind: "position" | "place";
  readonly label: string;
  readonly description?: string;
  readonly chosen: readonly Option[];
  readonly most: number;
  /** Whether the label says that it may stay empty, as in a form; filters go without. */
  readonly saysOptional?: boolean;
  readonly onAdd: (option: Option) => void;
  readonly onRemove: (id: string) => void;
}

export function AddField({
  kind,
  label,
  description,
  chosen,
  most,
  saysOptional = true,
  onAdd,
  onRemove,
}: AddFieldProps) {
  const [text, setText] = useState("");
  const options = useFound(kind, text, "").filter(({ id }) => !chosen.some((each) => each.id === id));
  return (
    <div className={FIELD}>
      <LazyComboBox
        label={label}
        {...(description !== undefined && { description })}
        optional={saysOptional}
        isDisabled={chosen.length >= most}
        options={options}
        foundByServer
        isFreeText
        inputValue={text}
        onInputChange={setText}
        selectedKey={null}
        onSelectionChange={(key) => {
          const one = options.find(({ id }) => id === key);
          if (!one) return;
          setText("");
          onAdd(one);
        }}
        onBlur={() => setText("")}
      />
      <ChosenList label={label} chosen={chosen} onRemove={onRemove} />
    </div>
  );
}
