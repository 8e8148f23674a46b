/** All open jobs. */
import { redirect, useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { SearchLayout } from "@/features/search/components/SearchLayout";
import { pageOf, searchOf } from "@/features/search/filters";
import { href } from "@/routes/href";
import { screen } from "@/routes/screen";
import type { JobFilters } from "@/shared/api/searches";
import { Head } from "@/shared/seo/Head";
import { EmptyState } from "@/shared/ui/EmptyState";
import { useJobList } from "../api";
import { useFirstJob } from "../components/FirstJob";
import { InfiniteJobList } from "../components/InfiniteJobList";
import { readJobs } from "../readJobs";
import { splitViewQuery } from "../splitView";
import { usePageTitle } from "../usePageTitle";

const ALL: JobFilters = {};

function JobsPage() {
  const t = useTranslations("jobs");
  const pageTitle = usePageTitle();
  const locale = useLocale();
  const page = pageOf(useSearchParams()[0]);
  const result = useJobList(ALL, page);
  const { current, beside } = useFirstJob(ALL, result);
  return (
    <div className="page-width pt-6 md:pt-8 lg:pt-4">
      <Head title={pageTitle(t("allTitle"), page)} description={t("allDescription")} />
      <h1 className="mb-4 text-2xl md:text-3xl lg:mb-2.5 lg:text-2xl">{t("allTitle")}</h1>
      <SearchLayout filters={ALL} result={result} beside={beside}>
        <InfiniteJobList
          filters={ALL}
          page={page}
          to={(number) => href("jobs", {}, locale, searchOf(ALL, number))}
          layout="rows"
          current={current}
          list={splitViewQuery("jobs", searchOf(ALL, page))}
          empty={<EmptyState title={t("noneOpen")}>{t("noneOpenHint")}</EmptyState>}
        />
      </SearchLayout>
    </div>
  );
}

export default screen({
  route: "jobs",
  messages: ["jobs", "search"],
  load: async ({ read, search, locale }) => {
    if (!(await readJobs(read, ALL, pageOf(search)))) throw redirect(href("jobs", {}, locale));
    return undefined;
  },
  Page: JobsPage,
});
