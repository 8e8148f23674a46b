/** Every open job. */
import { useTranslations } from "use-intl";
import { SearchBox } from "@/features/search/components/SearchBox";
import { screen } from "@/routes/screen";
import { useFormats } from "@/shared/i18n/useFormats";
import { Head } from "@/shared/seo/Head";
import { EmptyState } from "@/shared/ui/EmptyState";
import { jobsApi } from "../api";
import { MoreJobs } from "../components/MoreJobs";

const ALL = {};

function JobsPage() {
  const t = useTranslations("jobs");
  const formats = useFormats();
  const { data } = jobsApi.useJobPagesInfiniteQuery(ALL);
  const total = data?.pages.at(-1)?.total ?? 0;
  return (
    <div className="page-width pt-8 md:pt-12">
      <Head title={t("allTitle")} description={t("allDescription")} />
      <h1 className="text-3xl md:text-4xl">{t("allTitle")}</h1>
      <p className="mt-2 mb-6 text-text-muted">{t("open", { count: total, shown: formats.number(total) })}</p>
      <SearchBox />
      <h2 className="sr-only">{t("list")}</h2>
      <div className="mt-8">
        <MoreJobs filters={ALL} empty={<EmptyState title={t("noneOpen")}>{t("noneOpenHint")}</EmptyState>} />
      </div>
    </div>
  );
}

export default screen({
  route: "jobs",
  messages: ["jobs", "search"],
  load: async ({ read }) => {
    await read(jobsApi.endpoints.jobPages.initiate(ALL));
  },
  Page: JobsPage,
});
