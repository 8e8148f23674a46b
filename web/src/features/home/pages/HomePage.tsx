/** Home page: search, how applications work, open jobs, and categories. */
import { useTranslations } from "use-intl";
import { jobsApi, useJobList } from "@/features/jobs/api";
import { FeaturedJobs } from "@/features/jobs/components/FeaturedJobs";
import { JobList } from "@/features/jobs/components/JobList";
import { PopularSearches } from "@/features/search/components/PopularSearches";
import { SearchBox } from "@/features/search/components/SearchBox";
import { RouteLink } from "@/routes/RouteLink";
import { screen } from "@/routes/screen";
import type { JobFilters } from "@/shared/api/searches";
import { useFormats } from "@/shared/i18n/useFormats";
import { Head } from "@/shared/seo/Head";
import { EmptyState } from "@/shared/ui/EmptyState";
import { ApplicationSteps } from "../components/ApplicationSteps";
import { Categories } from "../components/Categories";

const ALL: JobFilters = {};
const NEWEST_SHOWN = 6;

function HomePage() {
  const t = useTranslations("home");
  const formats = useFormats();
  const { data: featured } = jobsApi.useFeaturedPagesInfiniteQuery();
  const all = useJobList(ALL, 1);
  const isAnyFeatured = (featured?.pages[0]?.items.length ?? 0) > 0;
  const total = all?.total ?? 0;
  return (
    <>
      <Head title={t("pageTitle")} description={t("description")} />
      <section className="page-width pt-8 pb-8 md:pt-20 md:pb-14">
        <h1 className="max-w-3xl text-4xl md:text-5xl">
          {t("title")} <span className="text-accent md:block">{t("titleMore")}</span>
        </h1>
        <p className="mt-3 mb-7 max-w-2xl text-lg text-text-muted md:mb-9">{t("lead")}</p>
        <SearchBox />
        <PopularSearches />
      </section>
      <ApplicationSteps />
      <section aria-labelledby="open" className="page-width pt-8 md:pt-12">
        <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="open" className="text-2xl">
            {t(isAnyFeatured ? "featured" : "open")}
          </h2>
          {total > 0 && (
            <RouteLink route="jobs" className="link font-semibold">
              {t("allOpen", { shown: formats.number(total) })}
            </RouteLink>
          )}
        </div>
        {isAnyFeatured && <FeaturedJobs />}
        {!isAnyFeatured && total > 0 && <JobList jobs={all?.items.slice(0, NEWEST_SHOWN) ?? []} />}
        {!isAnyFeatured && total === 0 && <EmptyState title={t("noneYet")}>{t("noneYetHint")}</EmptyState>}
      </section>
      <Categories facets={all?.facets ?? []} />
    </>
  );
}

export default screen({
  route: "home",
  messages: ["home", "jobs", "search"],
  load: async ({ read }) => {
    await Promise.all([
      read(jobsApi.endpoints.jobPages.initiate(ALL)),
      // Optional parts; the page is shown without them.
      ...[
        read(jobsApi.endpoints.featuredPages.initiate()),
        read(jobsApi.endpoints.listCategories.initiate({})),
        read(jobsApi.endpoints.listPopularSearches.initiate({})),
      ].map((reading) => reading.catch(() => undefined)),
    ]);
    return undefined;
  },
  Page: HomePage,
});
