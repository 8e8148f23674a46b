/** Jobs for you: what is recommended to the signed-in user, or to a guest in this browser, and why. */
import { useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { JobList } from "@/features/jobs/components/JobList";
import { pageOf } from "@/features/search/filters";
import { useSearchText } from "@/features/search/useSearchText";
import { href } from "@/routes/href";
import { screen } from "@/routes/screen";
import { generatedApi, useListRecommendedJobsQuery } from "@/shared/api/generated";
import { Head } from "@/shared/seo/Head";
import { Pagination } from "@/shared/ui/Pagination";
import { NothingRecommended } from "../components/NothingRecommended";
import { recommendedCards } from "../components/Reasons";

function JobsForYouPage() {
  const t = useTranslations("recommendations");
  const locale = useLocale();
  const page = pageOf(useSearchParams()[0]);
  const searchText = useSearchText();
  const { data } = useListRecommendedJobsQuery({ page });
  return (
    <div className="page-width pt-6 md:pt-8">
      <Head title={t("title")} description={t("lead")} />
      <h1 className="text-2xl md:text-3xl">{t("title")}</h1>
      {data && data.total > 0 && <p className="mt-2 mb-5 max-w-2xl text-text-muted">{t("lead")}</p>}
      {data?.total === 0 && <NothingRecommended hasInterests={data.hasInterests} />}
      <JobList {...recommendedCards(data?.items ?? [], searchText)} heading="h2" layout="pairs" />
      {data && data.totalPages > 1 && (
        <div className="mt-6">
          <Pagination
            page={page}
            totalPages={data.totalPages}
            to={(number) => href("jobsForYou", {}, locale, { page: String(number) })}
          />
        </div>
      )}
    </div>
  );
}

export default screen({
  route: "jobsForYou",
  messages: ["jobs", "search", "recommendations"],
  load: async ({ read, search }) => {
    // Interests may have changed since the list was read.
    await read(
      generatedApi.endpoints.listRecommendedJobs.initiate({ page: pageOf(search) }, { forceRefetch: true }),
    );
    return undefined;
  },
  Page: JobsForYouPage,
});
