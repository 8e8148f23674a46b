/** Filters beside the list. Without JavaScript a form with a button; with it every change navigates. */
import { useRef } from "react";
import { Form, useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import type { Facet } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { withRestorePoint } from "@/shared/hooks/restorePoint";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { DIMENSIONS_SHOWN, valuesShown } from "../dimensions";
import { FILTER_NAMES, searchOf, valuesOf } from "../filters";
import { useFilterDraft } from "../useFilterDraft";
import { useRestoreFilterFocus } from "../useRestoreFilterFocus";
import { FilterGroups } from "./FilterGroups";
import { HiddenFilters } from "./HiddenFilters";

interface FilterRailProps {
  readonly filters: JobFilters;
  readonly facets: readonly Facet[];
}

export function FilterRail({ filters, facets }: FilterRailProps) {
  const t = useTranslations("search");
  const locale = useLocale();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const restorePointNow = useRestoreFilterFocus(form);
  const [draft, change] = useFilterDraft(filters, (settled) =>
    navigate(href("jobSearch", {}, locale, searchOf(settled)), {
      state: withRestorePoint(restorePointNow()),
    }),
  );
  const offered: readonly string[] = DIMENSIONS_SHOWN.filter(
    (dimension) => valuesShown(facets, dimension, valuesOf(filters, dimension)).length > 0,
  );
  const isRadiusOffered = filters.near !== undefined || filters.locations?.length === 1;
  const hidden = FILTER_NAMES.filter(
    (name) => !offered.includes(name) && !(name === "radius" && isRadiusOffered),
  );
  return (
    <Form ref={form} action={href("jobSearch", {}, locale)} aria-label={t("filters")}>
      <HiddenFilters filters={filters} names={hidden} />
      <FilterGroups filters={draft} facets={facets} onChange={change} />
      <noscript>
        <button type="submit" className={`${buttonStyle("primary")} mt-4 w-full`}>
          {t("applyFilters")}
        </button>
      </noscript>
    </Form>
  );
}
