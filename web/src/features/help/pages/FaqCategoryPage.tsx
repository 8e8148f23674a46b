/** Frequently asked questions of one category. Slugs of other languages redirect to the page language's. */
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { findBySlug, paramsOf, requireBySlug } from "@/routes/localizedSlugs";
import { screen } from "@/routes/screen";
import type { RouteParams } from "@/routes/table";
import { generatedApi, useListFaqQuery } from "@/shared/api/generated";
import { Breadcrumbs } from "@/shared/seo/Breadcrumbs";
import { Head } from "@/shared/seo/Head";
import { AskUs } from "../components/AskUs";
import { CategoryLinks } from "../components/CategoryLinks";
import { FaqData } from "../components/FaqData";
import { FaqSearch } from "../components/FaqSearch";

function FaqCategoryPage({ params }: { params: RouteParams<"faqCategory"> }) {
  const t = useTranslations("help");
  const locale = useLocale();
  const { data } = useListFaqQuery({});
  const category = data && findBySlug(data.categories, params.category);
  if (!category) return null;
  return (
    <div className="page-width pt-8 pb-16 md:pt-12">
      <Head title={t("categoryTitle", { category: category.title })} description={category.description} />
      <Breadcrumbs
        trail={[
          { name: t("title"), path: href("faq", {}, locale) },
          { name: category.title, path: href("faqCategory", { category: params.category }, locale) },
        ]}
      />
      <FaqData categories={[category]} />
      <div className="mx-auto max-w-[800px]">
        <h1 className="text-3xl md:text-4xl">{category.title}</h1>
        <p className="mt-2 mb-6 text-text-muted">{category.description}</p>
        <div className="flex flex-col gap-6">
          <CategoryLinks categories={data.categories} current={category.id} />
          <FaqSearch key={category.id} categories={[category]} isOneCategory />
        </div>
        <AskUs />
      </div>
    </div>
  );
}

export default screen({
  route: "faqCategory",
  messages: ["help"],
  load: async ({ read, params, search, locale }) => {
    const { categories } = await read(generatedApi.endpoints.listFaq.initiate({}));
    const category = requireBySlug(categories, { slug: params.category, locale, search }, (slug) =>
      href("faqCategory", { category: slug }, locale),
    );
    return { params: paramsOf(category, (inLanguage) => ({ category: inLanguage })) };
  },
  Page: FaqCategoryPage,
});
