/** Filters beside the list. Without JavaScript a form with a button; with it every change navigates. */
import { useRef } from "react";
import { Form, useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import type { Facet, UnderstoodWords } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { withRestorePoint } from "@/shared/hooks/restorePoint";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { DIMENSIONS_SHOWN, valuesShown } from "../dimensions";
import { FILTER_NAMES, searchOf } from "../filters";
import { chosenIn, withWordsAsFilters } from "../understoodWords";
import { useFilterDraft } from "../useFilterDraft";
import { useRestoreFilterFocus } from "../useRestoreFilterFocus";
import { FilterGroups } from "./FilterGroups";
import { HiddenFilters } from "./HiddenFilters";

interface FilterRailProps {
  readonly filters: JobFilters;
  readonly understood: readonly UnderstoodWords[];
  readonly facets: readonly Facet[];
}

export function FilterRail({ filters, understood, facets }: FilterRailProps) {
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
  const offered = DIMENSIONS_SHOWN.filter(
    (dimension) => valuesShown(facets, dimension, chosenIn(filters, understood, dimension)).length > 0,
  );
  // Without JavaScript the form sends what is ticked, so the words that mean the same are left out of its query.
  const sent = withWordsAsFilters(filters, understood, [...offered, "locations"]);
  const isRadiusOffered = sent.near !== undefined || sent.locations?.length === 1;
  const shown: readonly string[] = isRadiusOffered ? [...offered, "radius"] : offered;
  const hidden = FILTER_NAMES.filter((name) => !shown.includes(name));
  return (
    <Form ref={form} action={href("jobSearch", {}, locale)} aria-label={t("filters")}>
      <HiddenFilters filters={sent} names={hidden} />
      <FilterGroups filters={draft} understood={understood} facets={facets} onChange={change} />
      <noscript>
        <button type="submit" className={`${buttonStyle("primary")} mt-4 w-full`}>
          {t("applyFilters")}
        </button>
      </noscript>
    </Form>
  );
}
