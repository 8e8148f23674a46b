/** Search results. */
import { redirect, useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { useJobList } from "@/features/jobs/api";
import { useFirstJob } from "@/features/jobs/components/FirstJob";
import { InfiniteJobList } from "@/features/jobs/components/InfiniteJobList";
import { readJobs } from "@/features/jobs/readJobs";
import { splitViewQuery } from "@/features/jobs/splitView";
import { SaveSearch } from "@/features/saved-searches/components/SaveSearch";
import { href } from "@/routes/href";
import { screen } from "@/routes/screen";
import { Head } from "@/shared/seo/Head";
import { NoResults } from "../components/NoResults";
import { SearchLayout } from "../components/SearchLayout";
import { filtersOf, isUnfiltered, pageOf, searchOf } from "../filters";
import { useSearchText } from "../useSearchText";

function SearchPage() {
  const t = useTranslations("search");
  const locale = useLocale();
  const textOf = useSearchText();
  const [address] = useSearchParams();
  const filters = filtersOf(address);
  const result = useJobList(filters, pageOf(address));
  const { current, beside } = useFirstJob(filters, result);
  const query =
    unquoted(filters.query?.join(" ") ?? "") || result?.search.positions.map(({ name }) => name).join(", ");
  const employer = result?.search.filters.find(({ dimension }) => dimension === "employer")?.values[0]?.name;
  const ofEmployer = employer ? t("titleOfEmployer", { employer }) : t("title");
  const title = query ? t("titleFor", { query }) : ofEmployer;
  const saveSwitch = (look: "quiet" | "secondary") =>
    result &&
    !isUnfiltered(filters) && (
      <SaveSearch
        key={result.search.key}
        filters={filters}
        search={result.search}
        userInfo={result.userInfo}
        text={textOf(result.search)}
        look={look}
      />
    );
  return (
    <div className="page-width pt-6 md:pt-8 lg:pt-4">
      <Head title={title} description={t("description")} />
      <h1 className="mb-4 break-words text-2xl md:text-3xl lg:mb-2.5 lg:text-2xl">{title}</h1>
      <SearchLayout filters={filters} result={result} beside={beside} save={saveSwitch("quiet")}>
        <InfiniteJobList
          key={JSON.stringify(filters)}
          filters={filters}
          page={pageOf(address)}
          to={(page) => href("jobSearch", {}, locale, searchOf(filters, page))}
          layout="rows"
          current={current}
          list={splitViewQuery("search", searchOf(filters, pageOf(address)))}
          empty={<NoResults filters={filters} search={result?.search} save={saveSwitch("secondary")} />}
        />
      </SearchLayout>
    </div>
  );
}

/** In the title's quotation marks, those around all of a query would stand twice. */
function unquoted(query: string): string {
  return /^["“”„«»]([^"“”„«»]*)["“”„«»]$/u.exec(query)?.[1] ?? query;
}

export default screen({
  route: "jobSearch",
  messages: ["search", "jobs"],
  load: async ({ read, search, locale }) => {
    const filters = filtersOf(search);
    const isThere = await readJobs(read, filters, pageOf(search));
    if (!isThere) throw redirect(href("jobSearch", {}, locale, searchOf(filters)));
    return undefined;
  },
  Page: SearchPage,
});
