/** Filters by dimension, each value with its result count. */
import { useTranslations } from "use-intl";
import type { Facet } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { DIMENSIONS_SHOWN, valuesShown } from "../dimensions";
import { SINGLE_DIMENSIONS, toggled, valuesOf, withValues } from "../filters";
import { FilterGroup } from "./FilterGroup";
import { RadiusSelect } from "./RadiusSelect";

interface FilterGroupsProps {
  readonly filters: JobFilters;
  readonly facets: readonly Facet[];
  readonly onChange: (filters: JobFilters) => void;
}

/** Groups that start open. */
const OPEN = 5;

export function FilterGroups({ filters, facets, onChange }: FilterGroupsProps) {
  const t = useTranslations("search");
  const groups = DIMENSIONS_SHOWN.map((dimension) => ({
    dimension,
    values: valuesShown(facets, dimension, valuesOf(filters, dimension)),
  })).filter(({ values }) => values.length > 0);
  return (
    <>
      <RadiusSelect filters={filters} onChange={onChange} />
      {groups.map(({ dimension, values }, index) => (
        <FilterGroup
          key={dimension}
          dimension={dimension}
          title={t(`dimension.${dimension}`)}
          values={values}
          chosen={valuesOf(filters, dimension)}
          isSingle={SINGLE_DIMENSIONS.includes(dimension)}
          startsOpen={index < OPEN || valuesOf(filters, dimension).length > 0}
          onToggle={(value, isOn) => onChange(toggled(filters, dimension, value, isOn))}
          onClear={() => onChange(withValues(filters, dimension, []))}
        />
      ))}
    </>
  );
}
