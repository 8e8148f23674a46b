/** Job page; on wide screens with the list that it was opened from, if the address names one. */
import { ArrowLeft } from "lucide-react";
import { useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { FilterButton } from "@/features/search/components/FilterButton";
import { filtersOf, pageOf, searchOf } from "@/features/search/filters";
import { href } from "@/routes/href";
import { movedTo } from "@/routes/moved";
import { RouteLink } from "@/routes/RouteLink";
import { screen } from "@/routes/screen";
import type { RouteParams } from "@/routes/table";
import { generatedApi, useGetJobQuery } from "@/shared/api/generated";
import { withRestorePoint } from "@/shared/hooks/restorePoint";
import { useFocusHeadingOnChange } from "@/shared/hooks/useFocusHeadingOnChange";
import { Breadcrumbs } from "@/shared/seo/Breadcrumbs";
import { Head } from "@/shared/seo/Head";
import { useSite } from "@/shared/seo/site";
import { SPLIT_COLUMNS } from "@/shared/ui/splitColumns";
import { useJobList } from "../api";
import { ApplyBar } from "../components/ApplyCard";
import { InfiniteJobList } from "../components/InfiniteJobList";
import { JobArticle } from "../components/JobArticle";
import { JobList } from "../components/JobList";
import { JobPosting } from "../components/JobPosting";
import { SplitViewList } from "../components/SplitViewList";
import { readJobs } from "../readJobs";
import { type ListName, listNameOf, splitViewQuery } from "../splitView";
import { useTrackJobVisit } from "../useTrackJobVisit";

const PICTURE_SIZE = { width: 1200, height: 630 };

function JobPage({ params }: { params: RouteParams<"job"> }) {
  const t = useTranslations("jobs.page");
  const jobs = useTranslations("jobs");
  const locale = useLocale();
  const modes = useTranslations("jobs.workMode");
  const [search] = useSearchParams();
  const list = listNameOf(search);
  const asOf = search.get("asOf") ?? undefined;
  const jobId = Number(params.jobId);
  const { siteUrl } = useSite();
  const { data: job } = useGetJobQuery({ jobId, ...(asOf && { asOf }) });
  useFocusHeadingOnChange(`${jobId} ${asOf ?? ""}`);
  useTrackJobVisit(jobId, list ?? "page");
  if (!job) return null;
  const isOpen = job.isActive && job.asOf === null;
  return (
    <div className="page-width">
      <Head
        title={`${job.title}, ${job.employer.name}`}
        description={t("description", {
          employer: job.employer.name,
          place: job.location || modes(job.workMode),
        })}
        picture={{
          url: siteUrl + job.picture,
          ...PICTURE_SIZE,
          alt: `${job.title}, ${job.employer.name}`,
        }}
      />
      {isOpen && <JobPosting job={job} />}
      <Breadcrumbs
        trail={[
          { name: jobs("allTitle"), path: href("jobs", {}, locale) },
          { name: job.title, path: href("job", { jobId: job.id, slug: job.slug }, locale) },
        ]}
      />
      <div className={list && `${SPLIT_COLUMNS} print:block`}>
        {list && <ListPane list={list} search={search} jobId={jobId} />}
        <div className="min-w-0 pt-4 md:pt-8">
          {list && <BackToResults list={list} search={search} jobId={jobId} className="mb-3 lg:hidden" />}
          <JobArticle key={job.id} job={job} layout={list ? "split" : "page"} />
          {job.similar.length > 0 && (
            <section aria-labelledby="similar" className="pt-14 print:hidden">
              <h2 id="similar" className="mb-5 text-2xl">
                {t("similar")}
              </h2>
              <JobList jobs={job.similar} layout={list ? "pairs" : "grid"} />
            </section>
          )}
        </div>
      </div>
      {isOpen && <ApplyBar job={job} />}
    </div>
  );
}

interface ListPaneProps {
  readonly list: ListName;
  readonly search: URLSearchParams;
  readonly jobId: number;
}

function ListPane({ list, search, jobId }: ListPaneProps) {
  const t = useTranslations("search");
  const locale = useLocale();
  const filters = filtersOf(search);
  const page = pageOf(search);
  const found = useJobList(filters, page);
  const to = (number: number) =>
    href(list === "jobs" ? "jobs" : "jobSearch", {}, locale, searchOf(filters, number));
  return (
    <SplitViewList
      label={t("results")}
      head={
        <>
          <BackToResults list={list} search={search} jobId={jobId} />
          <FilterButton
            filters={filters}
            understood={found?.search.understood ?? []}
            facets={found?.facets ?? []}
            total={found?.total ?? 0}
          />
        </>
      }
    >
      <InfiniteJobList
        key={JSON.stringify(filters)}
        filters={filters}
        page={page}
        to={to}
        heading="h3"
        layout="rows"
        list={splitViewQuery(list, searchOf(filters, page))}
        current={jobId}
        ownsUrl={false}
      />
    </SplitViewList>
  );
}

function BackToResults({ list, search, jobId, className }: ListPaneProps & { className?: string }) {
  const t = useTranslations("search");
  return (
    <RouteLink
      route={list === "jobs" ? "jobs" : "jobSearch"}
      search={searchOf(filtersOf(search), pageOf(search))}
      state={withRestorePoint({ jobId })}
      preventScrollReset
      className={`inline-flex min-h-11 items-center gap-2 font-semibold text-accent text-sm hover:underline ${className ?? ""}`}
    >
      <ArrowLeft aria-hidden className="size-4" />
      {t("backToResults")}
    </RouteLink>
  );
}

export default screen({
  route: "job",
  messages: ["jobs", "search"],
  load: async ({ read, params, locale, search }) => {
    const asOf = search.get("asOf") ?? undefined;
    const [job] = await Promise.all([
      read(generatedApi.endpoints.getJob.initiate({ jobId: Number(params.jobId), ...(asOf && { asOf }) })),
      // The list is optional; the job is shown without it.
      listNameOf(search) && readJobs(read, filtersOf(search), pageOf(search)).catch(() => false),
    ]);
    if (job.slug !== params.slug && asOf === undefined) {
      throw movedTo(href("job", { jobId: job.id, slug: job.slug }, locale), search);
    }
    return job.isGone ? { status: 410 } : undefined;
  },
  Page: JobPage,
});
