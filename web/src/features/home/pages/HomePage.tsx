/** Home page: search; what is the reader's own, or how applications work; then paid ads, or the newest, categories, programmes of education, and what ads pay. */
import { useTranslations } from "use-intl";
import { LatestApplications } from "@/features/applications/components/LatestApplications";
import {
  RecommendedEducations,
  readRecommendedEducations,
} from "@/features/educations/components/RecommendedEducations";
import { FIRST_SHOWN, jobsApi } from "@/features/jobs/api";
import { FeaturedJobs } from "@/features/jobs/components/FeaturedJobs";
import { JobList } from "@/features/jobs/components/JobList";
import { PaidJobs } from "@/features/jobs/components/PaidJobs";
import { PayComparisonBox } from "@/features/pay-comparison/components/PayComparisonBox";
import type { RecommendedCards } from "@/features/recommendations/components/Reasons";
import { RecommendedJobs, readRecommended } from "@/features/recommendations/components/RecommendedJobs";
import { LastSearches, SEARCHES_SHOWN } from "@/features/search/components/LastSearches";
import { PopularSearches } from "@/features/search/components/PopularSearches";
import { SearchBox } from "@/features/search/components/SearchBox";
import { SearchField } from "@/features/search/components/SearchField";
import { useSearchText } from "@/features/search/useSearchText";
import { RouteLink } from "@/routes/RouteLink";
import { screen } from "@/routes/screen";
import { fetchAccount, useAccount } from "@/shared/account/account";
import { applicationsApi } from "@/shared/api/applications";
import {
  generatedApi,
  type JobCard,
  useGetSearchHistoryQuery,
  useListFeaturedJobsQuery,
} from "@/shared/api/generated";
import { byLink } from "@/shared/api/signedLink";
import { useFormats } from "@/shared/i18n/useFormats";
import { Head } from "@/shared/seo/Head";
import { EmptyState } from "@/shared/ui/EmptyState";
import { ApplicationSteps } from "../components/ApplicationSteps";
import { Categories } from "../components/Categories";
import { SiteData } from "../components/SiteData";

const EXCLUSIVE = { block: "exclusive", perPage: 6 } as const;
const VIDEOS = { block: "video", perPage: 3 } as const;
/** Featured jobs that are read: the jobs of both blocks may come first among them, where they are left out. */
const FEATURED_PER_PAGE = FIRST_SHOWN + EXCLUSIVE.perPage + VIDEOS.perPage;
const NONE: readonly JobCard[] = [];
const HISTORY = { counted: SEARCHES_SHOWN };

function HomePage() {
  const t = useTranslations("home");
  const formats = useFormats();
  const recommended = {
    searchText: useSearchText(),
    list: (cards: RecommendedCards) => <JobList {...cards} />,
  };
  const { data: featured } = jobsApi.useFeaturedPagesInfiniteQuery(FEATURED_PER_PAGE);
  const { data: open } = jobsApi.useOpenJobsQuery();
  const exclusive = useListFeaturedJobsQuery(EXCLUSIVE).data?.items ?? NONE;
  const videos = useListFeaturedJobsQuery(VIDEOS).data?.items ?? NONE;
  const above = new Set([...exclusive, ...videos].map(({ id }) => id));
  const isAnyFeatured = featured?.pages.some(({ items }) => items.some(({ id }) => !above.has(id))) ?? false;
  const total = open?.total ?? 0;
  const account = useAccount();
  return (
    <>
      <Head title={t("pageTitle")} description={t("description")} />
      <SiteData />
      <section className="page-width pt-8 pb-8 md:pt-20 md:pb-14">
        <h1 className="max-w-3xl text-4xl md:text-5xl">
          {account ? (
            t("mine.title", { name: account.firstName })
          ) : (
            <>
              {t("title")} <span className="text-accent md:block">{t("titleMore")}</span>
            </>
          )}
        </h1>
        {!account && <p className="mt-3 max-w-2xl text-lg text-text-muted">{t("lead")}</p>}
        <div className={account ? "mt-5" : "mt-7 md:mt-9"}>
          <SearchBox />
        </div>
        <PopularSearches />
      </section>
      {account ? (
        <>
          <Mine />
          <RecommendedJobs {...recommended} />
        </>
      ) : (
        <>
          <RecommendedJobs {...recommended} className="pb-8 md:pb-12" />
          <ApplicationSteps />
        </>
      )}
      <PaidJobs title={t("exclusive")} jobs={exclusive} />
      <PaidJobs title={t("videos")} jobs={videos} />
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
        {isAnyFeatured && <FeaturedJobs perPage={FEATURED_PER_PAGE} without={above} />}
        {!isAnyFeatured && total > 0 && <JobList jobs={open?.newest ?? NONE} />}
        {!isAnyFeatured && total === 0 && <EmptyState title={t("noneYet")}>{t("noneYetHint")}</EmptyState>}
      </section>
      <Categories counted={open?.categories ?? []} />
      <RecommendedEducations />
      <PayComparisonBox SearchField={SearchField} />
    </>
  );
}

/** News for somebody who is signed in. A part that cannot be read is left out. */
function Mine() {
  const applications = applicationsApi.useListMyApplicationsQuery(byLink(""));
  const history = useGetSearchHistoryQuery(HISTORY);
  return (
    <div className="border-border border-y bg-surface-sunken/60">
      <div className="page-width grid gap-8 py-8 md:grid-cols-2 md:py-10">
        {applications.data && (
          <LatestApplications listed={applications.data} onReload={() => void applications.refetch()} />
        )}
        {history.data && <LastSearches searches={history.data.items} />}
      </div>
    </div>
  );
}

export default screen({
  route: "home",
  messages: [
    "home",
    "jobs",
    "search",
    "applications",
    "application-status",
    "recommendations",
    "educations",
    "pay-comparison",
  ],
  load: async ({ read }) => {
    const account = await read(fetchAccount());
    const mine = account
      ? [
          read(applicationsApi.endpoints.listMyApplications.initiate(byLink(""))),
          // What is new depends on when it is asked.
          read(generatedApi.endpoints.getSearchHistory.initiate(HISTORY, { forceRefetch: true })),
        ]
      : [];
    await Promise.all([
      read(jobsApi.endpoints.openJobs.initiate()),
      // Optional parts; the page is shown without them.
      ...[
        read(jobsApi.endpoints.featuredPages.initiate(FEATURED_PER_PAGE)),
        read(generatedApi.endpoints.listFeaturedJobs.initiate(EXCLUSIVE)),
        read(generatedApi.endpoints.listFeaturedJobs.initiate(VIDEOS)),
        read(readRecommended()),
        read(readRecommendedEducations()),
        read(jobsApi.endpoints.listCategories.initiate({})),
        read(jobsApi.endpoints.listPopularSearches.initiate({})),
        ...mine,
      ].map((reading) => reading.catch(() => undefined)),
    ]);
    return undefined;
  },
  Page: HomePage,
});
