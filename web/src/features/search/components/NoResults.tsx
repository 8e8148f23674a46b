/** Empty state of a search: remove filters, see all jobs, or be told of the first one. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { JobSearch } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { EmptyState } from "@/shared/ui/EmptyState";
import { hasPlaces, searchOf } from "../filters";
import { cleared, countWithWords, onlyTerms } from "../understoodWords";
import { useActiveFilters } from "../useActiveFilters";

interface NoResultsProps {
  readonly filters: JobFilters;
  /** Once it is there. */
  readonly search?: JobSearch | undefined;
  /** The switch that saves the search, so that its first job is mailed. */
  readonly save?: ReactNode;
}

export function NoResults({ filters, search, save }: NoResultsProps) {
  const t = useTranslations("search");
  const understood = search?.understood ?? [];
  const isFiltered = countWithWords(filters, understood) > 0;
  const hasPlace = hasPlaces(filters) || understood.some(({ dimension }) => dimension === "locations");
  const terms = onlyTerms(filters, understood);
  const labels = useActiveFilters(terms ?? filters, search, []).map(({ label }) => label);
  return (
    <EmptyState
      title={t("nothing")}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {terms && (
            <RouteLink route="jobSearch" search={searchOf(terms)} className={buttonStyle("primary")}>
              {t("onlyTerms", { terms: labels.join(" · ") })}
            </RouteLink>
          )}
          {isFiltered && (
            <RouteLink
              route="jobSearch"
              search={searchOf(cleared(filters, understood))}
              className={buttonStyle(terms ? "secondary" : "primary")}
            >
              {t("clearFilters")}
            </RouteLink>
          )}
          <RouteLink route="jobs" className={buttonStyle("secondary")}>
            {t("allJobs")}
          </RouteLink>
          {save}
        </div>
      }
    >
      {t(isFiltered ? "nothingFiltered" : hasPlace ? "nothingInPlace" : "nothingHint")}
    </EmptyState>
  );
}
