/** Empty state of a search: remove filters, see all jobs, or be told of the first one. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { UnderstoodWords } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { EmptyState } from "@/shared/ui/EmptyState";
import { searchOf } from "../filters";
import { cleared, countWithWords } from "../understoodWords";

interface NoResultsProps {
  readonly filters: JobFilters;
  readonly understood?: readonly UnderstoodWords[] | undefined;
  /** The switch that saves the search, so that its first job is mailed. */
  readonly save?: ReactNode;
}

export function NoResults({ filters, understood = [], save }: NoResultsProps) {
  const t = useTranslations("search");
  const isFiltered = countWithWords(filters, understood) > 0;
  return (
    <EmptyState
      title={t("nothing")}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {isFiltered && (
            <RouteLink
              route="jobSearch"
              search={searchOf(cleared(filters, understood))}
              className={buttonStyle("primary")}
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
      {t(isFiltered ? "nothingFiltered" : "nothingHint")}
    </EmptyState>
  );
}
