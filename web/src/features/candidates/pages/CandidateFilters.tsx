/** Filters of the CV database. Each choice is a new address, so that Back and bookmarks work. */
import { useNavigate, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { AddField } from "@/features/cv/fields/AddField";
import {
  type ListedCandidates,
  useListEducationLevelsQuery,
  useListLanguagesQuery,
} from "@/shared/api/generated";
import { FIELD, LABEL } from "@/shared/ui/fieldStyles";
import { NativeSelect } from "@/shared/ui/NativeSelect";
import type { Option } from "@/shared/ui/Select";
import { type FilterName, type CandidateFilters as Filters, withFilter } from "../filters";

interface CandidateFiltersProps {
  readonly filters: Filters;
  readonly names: Pick<ListedCandidates, "positionName" | "placeName">;
}

export function CandidateFilters({ filters, names }: CandidateFiltersProps) {
  const t = useTranslations("candidates.filter");
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { data: levels } = useListEducationLevelsQuery({});
  const { data: languages } = useListLanguagesQuery({});
  const choose = (name: FilterName, value: string) =>
    void navigate({ search: `?${withFilter(search, name, value)}` }, { preventScrollReset: true });
  const { position, place, educationLevel, language } = filters;
  return (
    <section aria-label={t("label")} className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <AddField
        kind="position"
        label={t("position")}
        chosen={chosen(position, names.positionName)}
        most={1}
        saysOptional={false}
        onAdd={({ id }) => choose("position", id)}
        onRemove={() => choose("position", "")}
      />
      <AddField
        kind="place"
        label={t("place")}
        chosen={chosen(place?.toString(), names.placeName)}
        most={1}
        saysOptional={false}
        onAdd={({ id }) => choose("place", id)}
        onRemove={() => choose("place", "")}
      />
      <Choice
        name="educationLevel"
        label={t("educationLevel")}
        any={t("any")}
        value={educationLevel?.toString() ?? ""}
        options={(levels?.items ?? []).map(({ id, name }) => ({ id: String(id), name }))}
        onChoose={choose}
      />
      <Choice
        name="language"
        label={t("language")}
        any={t("any")}
        value={language ?? ""}
        options={languages?.items ?? []}
        onChoose={choose}
      />
    </section>
  );
}

function chosen(id: string | undefined, name: string | null): readonly Option[] {
  return id === undefined ? [] : [{ id, name: name ?? id }];
}

interface ChoiceProps {
  readonly name: FilterName;
  readonly label: string;
  /** Label of the choice that filters nothing. */
  readonly any: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChoose: (name: FilterName, value: string) => void;
}

function Choice({ name, label, any, value, options, onChoose }: ChoiceProps) {
  const id = `candidates-${name}`;
  return (
    <div className={FIELD}>
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      <NativeSelect
        id={id}
        name={name}
        value={value}
        onChange={(next) => onChoose(name, next)}
        className="[&>select]:min-h-12"
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
