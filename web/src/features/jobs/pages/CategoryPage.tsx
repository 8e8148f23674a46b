/** Open jobs of one category. Slugs of other languages redirect to the page language's. */
import { redirect, useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { SaveSearch } from "@/features/saved-searches/components/SaveSearch";
import { NoResults } from "@/features/search/components/NoResults";
import { SearchLayout } from "@/features/search/components/SearchLayout";
import { pageOf, searchOf } from "@/features/search/filters";
import { href } from "@/routes/href";
import { findBySlug, paramsOf, requireBySlug } from "@/routes/localizedSlugs";
import { screen } from "@/routes/screen";
import type { RouteParams } from "@/routes/table";
import { type Category, generatedApi, useListCategoriesQuery } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { Breadcrumbs } from "@/shared/seo/Breadcrumbs";
import { Head } from "@/shared/seo/Head";
import { useJobList } from "../api";
import { useFirstJob } from "../components/FirstJob";
import { InfiniteJobList } from "../components/InfiniteJobList";
import { readJobs } from "../readJobs";
import { splitViewQuery } from "../splitView";
import { usePageTitle } from "../usePageTitle";

function CategoryPage({ params: { slug } }: { params: RouteParams<"jobsInCategory"> }) {
  const { data } = useListCategoriesQuery({});
  const category = data && findBySlug(data.items, slug);
  return category ? <CategoryJobs category={category} slug={slug} /> : null;
}

function CategoryJobs({ category, slug }: { category: Category; slug: string }) {
  const t = useTranslations("jobs");
  const pageTitle = usePageTitle();
  const locale = useLocale();
  const page = pageOf(useSearchParams()[0]);
  const filters = filtersFor(category);
  const result = useJobList(filters, page);
  const { current, beside } = useFirstJob(filters, result);
  return (
    <div className="page-width pt-6 md:pt-8 lg:pt-4">
      <Head
        title={pageTitle(category.name, page)}
        description={t("categoryDescription", { category: category.name })}
      />
      <Breadcrumbs
        trail={[
          { name: t("allTitle"), path: href("jobs", {}, locale) },
          { name: category.name, path: href("jobsInCategory", { slug }, locale) },
        ]}
      />
      <h1 className="mb-4 break-words text-2xl md:text-3xl lg:mb-2.5 lg:text-2xl">{category.name}</h1>
      <SearchLayout
        filters={filters}
        result={result}
        beside={beside}
        save={
          result && (
            <SaveSearch
              filters={filters}
              search={result.search}
              userInfo={result.userInfo}
              text={category.name}
            />
          )
        }
      >
        <InfiniteJobList
          key={category.id}
          filters={filters}
          page={page}
          to={(number) =>
            href("jobsInCategory", { slug }, locale, number > 1 ? { page: String(number) } : {})
          }
          layout="rows"
          current={current}
          list={splitViewQuery("search", searchOf(filters, page))}
          empty={<NoResults filters={filters} />}
        />
      </SearchLayout>
    </div>
  );
}

function filtersFor({ id }: Category): JobFilters {
  return { category: [id] };
}

export default screen({
  route: "jobsInCategory",
  messages: ["jobs", "search"],
  load: async ({ read, params, search, locale }) => {
    const { items } = await read(generatedApi.endpoints.listCategories.initiate({}));
    const category = requireBySlug(items, { slug: params.slug, locale, search }, (slug) =>
      href("jobsInCategory", { slug }, locale),
    );
    const isThere = await readJobs(read, filtersFor(category), pageOf(search));
    if (!isThere) throw redirect(href("jobsInCategory", { slug: params.slug }, locale));
    return { params: paramsOf(category, (inLanguage) => ({ slug: inLanguage })) };
  },
  Page: CategoryPage,
});
