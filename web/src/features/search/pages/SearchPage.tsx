/** What was found, and what to try when nothing was. */
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { jobsApi } from "@/features/jobs/api";
import { MoreJobs } from "@/features/jobs/components/MoreJobs";
import { RouteLink } from "@/routes/RouteLink";
import { screen } from "@/routes/screen";
import { useFormats } from "@/shared/i18n/useFormats";
import { Head } from "@/shared/seo/Head";
import { Banner } from "@/shared/ui/Banner";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { EmptyState } from "@/shared/ui/EmptyState";
import { ActiveFilters } from "../components/ActiveFilters";
import { SearchBox } from "../components/SearchBox";
import { filtersOf } from "../filters";

function SearchPage() {
  const t = useTranslations("search");
  const formats = useFormats();
  const [search] = useSearchParams();
  const filters = filtersOf(search);
  const { currentData } = jobsApi.useJobPagesInfiniteQuery(filters);
  const found = currentData?.pages.at(-1);
  const unknown = found?.search.unknownLocations ?? [];
  const title = filters.query ? t("titleFor", { query: filters.query }) : t("title");
  return (
    <div className="page-width pt-6 md:pt-10">
      <Head title={title} description={t("description")} />
      <h1 className="mb-5 break-words text-3xl">{title}</h1>
      <SearchBox key={search.toString()} query={filters.query} locations={filters.locations} />
      <div className="mt-4 mb-5 flex min-h-9 flex-wrap items-center justify-between gap-3">
        <h2 aria-live="polite" className="font-normal text-base text-text-muted tracking-normal">
          {found && t("found", { count: found.total, shown: formats.number(found.total) })}
        </h2>
        <ActiveFilters filters={filters} />
      </div>
      {unknown.length > 0 && (
        <div className="mb-5">
          <Banner tone="warning">{t("unknownPlaces", { places: unknown.join(", ") })}</Banner>
        </div>
      )}
      <MoreJobs
        key={JSON.stringify(filters)}
        filters={filters}
        empty={
          <EmptyState
            title={t("nothing")}
            action={
              <RouteLink route="jobs" className={buttonStyle("secondary")}>
                {t("allJobs")}
              </RouteLink>
            }
          >
            {t("nothingHint")}
          </EmptyState>
        }
      />
    </div>
  );
}

export default screen({
  route: "jobSearch",
  messages: ["search", "jobs"],
  load: async ({ read, search }) => {
    await read(jobsApi.endpoints.jobPages.initiate(filtersOf(search)));
  },
  Page: SearchPage,
});
