/** Saved jobs: the signed-in user's, or a guest's in this browser. */
import { useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { pageOf } from "@/features/search/filters";
import { href } from "@/routes/href";
import { RouteLink } from "@/routes/RouteLink";
import { screen } from "@/routes/screen";
import { generatedApi, useListSavedJobsQuery } from "@/shared/api/generated";
import { Head } from "@/shared/seo/Head";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { EmptyState } from "@/shared/ui/EmptyState";
import { Pagination } from "@/shared/ui/Pagination";
import { JobList } from "../components/JobList";
import { SavedJobNote } from "../components/SavedJobNote";

function SavedJobsPage() {
  const t = useTranslations("jobs.savedPage");
  const locale = useLocale();
  const page = pageOf(useSearchParams()[0]);
  const { data } = useListSavedJobsQuery({ page });
  const jobs = data?.items.map(({ job }) => job) ?? [];
  const savedOf = new Map(data?.items.map((saved) => [saved.job.id, saved]));
  return (
    <div className="page-width pt-6 md:pt-8">
      <Head title={t("title")} description={t("title")} />
      <h1 className="mb-4 text-2xl md:text-3xl">{t("title")}</h1>
      {data && jobs.length === 0 && (
        <EmptyState
          title={t("none")}
          action={
            <RouteLink route="jobSearch" className={buttonStyle("primary")}>
              {t("search")}
            </RouteLink>
          }
        >
          {t("noneHint")}
        </EmptyState>
      )}
      <JobList
        jobs={jobs}
        heading="h2"
        layout="pairs"
        noteOf={({ id }) => {
          const saved = savedOf.get(id);
          return saved && <SavedJobNote saved={saved} />;
        }}
      />
      {data && data.totalPages > 1 && (
        <Pagination
          page={page}
          totalPages={data.totalPages}
          to={(number) => href("savedJobs", {}, locale, { page: String(number) })}
        />
      )}
    </div>
  );
}

export default screen({
  route: "savedJobs",
  messages: ["jobs", "search"],
  load: async ({ read, search }) => {
    // Jobs may have been saved since the list was read.
    await read(
      generatedApi.endpoints.listSavedJobs.initiate({ page: pageOf(search) }, { forceRefetch: true }),
    );
    return undefined;
  },
  Page: SavedJobsPage,
});
