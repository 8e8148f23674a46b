/** A text field that suggests occupations or places; any other text will do as well. */
import { useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { useSuggestPlacesQuery, useSuggestWhatQuery } from "@/shared/api/generated";
import { AUTOCOMPLETE_DEBOUNCE } from "@/shared/constants";
import { useField } from "@/shared/forms/useField";
import { useDebounced } from "@/shared/hooks/useDebounced";
import { LazyComboBox } from "@/shared/ui/LazyComboBox";
import type { Option } from "@/shared/ui/Select";

const SHORTEST = 2;

/** Found for what was typed; none for a text that was chosen. */
export function useFound(kind: "position" | "place", typed: string, chosen: string): readonly Option[] {
  const prefix = useDebounced(typed.trim(), AUTOCOMPLETE_DEBOUNCE);
  const isAsked = prefix.length >= SHORTEST && typed !== chosen;
  const positions = useSuggestWhatQuery({ prefix }, { skip: !isAsked || kind !== "position" });
  const places = useSuggestPlacesQuery({ prefix }, { skip: !isAsked || kind !== "place" });
  if (!isAsked || typed.trim().length < SHORTEST) return [];
  if (kind === "place") {
    return (places.data?.items ?? [])
      .filter((place) => place.kind === "place")
      .map(({ id, name }) => ({ id, name }));
  }
  return (positions.data?.items ?? []).flatMap(({ kind: found, id, text }) =>
    found === "position" && id !== null ? [{ id, name: text }] : [],
  );
}

interface SuggestFieldProps {
  readonly name: string;
  readonly kind: "position" | "place";
  readonly label: string;
  readonly description?: string;
  readonly optional?: boolean;
  /** The field for the code of a chosen occupation. */
  readonly codeName?: string;
}

export function SuggestField({ name, kind, codeName, ...texts }: SuggestFieldProps) {
  const { field, error } = useField(name, texts.label);
  const { setValue } = useFormContext();
  const text: string = field.value ?? "";
  const [chosen, setChosen] = useState(text);
  const options = useFound(kind, text, chosen);
  const setCode = (code: string) => codeName !== undefined && setValue(codeName, code, { shouldDirty: true });
  return (
    <div ref={(element) => field.ref({ focus: () => element?.querySelector("input")?.focus() })}>
      <LazyComboBox
        {...texts}
        name={name}
        error={error}
        options={options}
        foundByServer
        isFreeText
        inputValue={text}
        onInputChange={(typed) => {
          if (typed === text) return;
          field.onChange(typed);
          setCode("");
        }}
        selectedKey={null}
        onSelectionChange={(key) => {
          const one = options.find(({ id }) => id === key);
          if (!one) return;
          setChosen(one.name);
          field.onChange(one.name);
          setCode(one.id);
        }}
        onBlur={field.onBlur}
      />
      {codeName !== undefined && <HiddenCode name={codeName} />}
    </div>
  );
}

/** Registers the code with the form. */
function HiddenCode({ name }: { name: string }) {
  useController({ name });
  return null;
}
