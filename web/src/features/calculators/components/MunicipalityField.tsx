/** Chooses a Croatian municipality by its name; the form gets its code. */

import { useState } from "react";
import { useTranslations } from "use-intl";
import { useSearchMunicipalitiesQuery } from "@/shared/api/generated";
import { AUTOCOMPLETE_DEBOUNCE } from "@/shared/constants";
import { useDebounced } from "@/shared/hooks/useDebounced";
import { LazyComboBox } from "@/shared/ui/LazyComboBox";

interface MunicipalityFieldProps {
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  /** The code that is chosen at first; empty for none. */
  readonly initial: string;
  readonly error?: string | undefined;
}

const SHORTEST = 2;

export function MunicipalityField({ name, label, description, initial, error }: MunicipalityFieldProps) {
  const t = useTranslations("calculators.form");
  // By its code: the page has read it already.
  const known = useSearchMunicipalitiesQuery({ prefix: initial }, { skip: initial === "" });
  const first = known.data?.items[0];
  const [chosen, setChosen] = useState(initial);
  const [text, setText] = useState(first?.name ?? "");
  const prefix = useDebounced(text.trim(), AUTOCOMPLETE_DEBOUNCE);
  const isChosen = chosen !== "";
  const found = useSearchMunicipalitiesQuery({ prefix }, { skip: prefix.length < SHORTEST || isChosen });
  const items = isChosen ? [{ sifra: chosen, name: text }] : (found.data?.items ?? []);
  return (
    <div>
      <LazyComboBox
        label={label}
        {...(description !== undefined && { description })}
        error={error}
        placeholder={t("municipalityPlaceholder")}
        foundByServer
        options={items.map(({ sifra, name: shown }) => ({ id: sifra, name: shown }))}
        inputValue={text}
        onInputChange={(typed) => {
          setText(typed);
          if (typed !== text) setChosen("");
        }}
        selectedKey={chosen === "" ? null : chosen}
        onSelectionChange={(key) => {
          const one = items.find(({ sifra }) => sifra === key);
          if (!one) return;
          setChosen(one.sifra);
          setText(one.name);
        }}
        allowsCustomValue
      />
      <input type="hidden" name={name} value={chosen} />
    </div>
  );
}
