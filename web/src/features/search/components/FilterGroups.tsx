/** Filters by dimension, each value with its result count. */
import { useTranslations } from "use-intl";
import type { Facet, UnderstoodWords } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { DIMENSIONS_SHOWN, valuesShown } from "../dimensions";
import { SINGLE_DIMENSIONS, toggled, withValues } from "../filters";
import { chosenIn, type Meaning, withWordsAsFilters } from "../understoodWords";
import { FilterGroup } from "./FilterGroup";
import { RadiusSelect } from "./RadiusSelect";

interface FilterGroupsProps {
  readonly filters: JobFilters;
  /** Words of the query that are chosen filters too. A change in their dimension takes them out of the query. */
  readonly understood: readonly UnderstoodWords[];
  readonly facets: readonly Facet[];
  readonly onChange: (filters: JobFilters) => void;
}

/** Groups that start open. */
const OPEN = 5;

export function FilterGroups({ filters, understood, facets, onChange }: FilterGroupsProps) {
  const t = useTranslations("search");
  const groups = DIMENSIONS_SHOWN.map((dimension) => {
    const chosen = chosenIn(filters, understood, dimension);
    return { dimension, chosen, values: valuesShown(facets, dimension, chosen) };
  }).filter(({ values }) => values.length > 0);
  const byHand = (meaning: Meaning) => withWordsAsFilters(filters, understood, [meaning]);
  return (
    <>
      <RadiusSelect filters={byHand("locations")} onChange={onChange} />
      {groups.map(({ dimension, chosen, values }, index) => (
        <FilterGroup
          key={dimension}
          dimension={dimension}
          title={t(`dimension.${dimension}`)}
          values={values}
          chosen={chosen}
          isSingle={SINGLE_DIMENSIONS.includes(dimension)}
          startsOpen={index < OPEN || chosen.length > 0}
          onToggle={(value, isOn) => onChange(toggled(byHand(dimension), dimension, value, isOn))}
          onClear={() => onChange(withValues(byHand(dimension), dimension, []))}
        />
      ))}
    </>
  );
}
