/** The name of a skill, with usual ones as suggestions. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useField } from "@/shared/forms/useField";
import { LazyComboBox } from "@/shared/ui/LazyComboBox";
import { DIGITAL_SKILLS } from "./digitalSkills";

/** Only few: a suggestion saves typing, it is no catalogue. */
const SHOWN = 6;

export function SkillField({ name, label, isDigital }: { name: string; label: string; isDigital: boolean }) {
  const t = useTranslations("cv.suggestions");
  const { field, error } = useField(name, label);
  const text: string = field.value ?? "";
  const [chosen, setChosen] = useState(text);
  const known = isDigital ? DIGITAL_SKILLS : t("skills").split("|");
  const typed = text.trim().toLocaleLowerCase();
  const found = known.filter((skill) =>
    skill
      .toLocaleLowerCase()
      .split(/[\s]+/)
      .some((_, index, words) => words.slice(index).join(" ").startsWith(typed)),
  );
  const options = typed === "" || text === chosen ? [] : found.slice(0, SHOWN);
  return (
    <div ref={(element) => field.ref({ focus: () => element?.querySelector("input")?.focus() })}>
      <LazyComboBox
        label={label}
        error={error}
        options={options.map((skill) => ({ id: skill, name: skill }))}
        foundByServer
        isFreeText
        inputValue={text}
        onInputChange={field.onChange}
        selectedKey={null}
        onSelectionChange={(key) => {
          if (key === null) return;
          setChosen(String(key));
          field.onChange(String(key));
        }}
        onBlur={field.onBlur}
      />
    </div>
  );
}
