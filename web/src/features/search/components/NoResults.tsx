/** Empty state of a search: remove filters, or see all jobs. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { JobFilters } from "@/shared/api/searches";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { EmptyState } from "@/shared/ui/EmptyState";
import { countOf, searchOf, whatAndWhere } from "../filters";

export function NoResults({ filters }: { filters: JobFilters }) {
  const t = useTranslations("search");
  const isFiltered = countOf(filters) > 0;
  return (
    <EmptyState
      title={t("nothing")}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {isFiltered && (
            <RouteLink
              route="jobSearch"
              search={searchOf(whatAndWhere(filters))}
              className={buttonStyle("primary")}
            >
              {t("clearFilters")}
            </RouteLink>
          )}
          <RouteLink route="jobs" className={buttonStyle("secondary")}>
            {t("allJobs")}
          </RouteLink>
        </div>
      }
    >
      {t(isFiltered ? "nothingFiltered" : "nothingHint")}
    </EmptyState>
  );
}
