/** Keywords: typed one after the other, each ended by Enter or a comma. */
import { useState } from "react";
import { useController } from "react-hook-form";
import { LONGEST_NAME } from "@/shared/forms/fieldSchemas";
import { FIELD } from "@/shared/ui/fieldStyles";
import { TextField } from "@/shared/ui/TextField";
import { ChosenList } from "./ChosenList";

interface KeywordsFieldProps {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  readonly most: number;
}

export function KeywordsField({ name, label, description, most }: KeywordsFieldProps) {
  const { field } = useController({ name });
  const words: readonly string[] = field.value;
  const [text, setText] = useState("");
  const add = (typed: string) => {
    const added = typed
      .split(",")
      .map((word) => word.trim())
      .filter((word) => word !== "");
    setText("");
    if (added.length > 0) field.onChange([...new Set([...words, ...added])].slice(0, most));
  };
  return (
    <div className={FIELD}>
      <TextField
        label={label}
        description={description}
        optional
        maxLength={LONGEST_NAME}
        isDisabled={words.length >= most}
        value={text}
        onChange={(typed) => (typed.includes(",") ? add(typed) : setText(typed))}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          add(text);
        }}
        onBlur={() => add(text)}
      />
      <ChosenList
        label={label}
        chosen={words.map((word) => ({ id: word, name: word }))}
        onRemove={(removed) => field.onChange(words.filter((word) => word !== removed))}
      />
    </div>
  );
}
