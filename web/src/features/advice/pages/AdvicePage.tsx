/** One article. Its number counts; another slug redirects to the page language's. */
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { paramsOf, slugIn } from "@/routes/localizedSlugs";
import { movedTo } from "@/routes/moved";
import { RouteLink } from "@/routes/RouteLink";
import { screen } from "@/routes/screen";
import type { RouteParams } from "@/routes/table";
import { generatedApi, useShowAdviceQuery } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Breadcrumbs } from "@/shared/seo/Breadcrumbs";
import { Head } from "@/shared/seo/Head";
import { SiteText } from "@/shared/ui/SiteText";
import { ArticleData } from "../components/ArticleData";
import { ArticleList } from "../components/ArticleList";

function AdvicePage({ params }: { params: RouteParams<"advice"> }) {
  const t = useTranslations("advice");
  const formats = useFormats();
  const locale = useLocale();
  const { data } = useShowAdviceQuery({ adviceId: Number(params.adviceId) });
  if (!data) return null;
  const topic = slugIn(data.topicDetails, locale);
  return (
    <div className="page-width pt-8 pb-16 md:pt-12">
      <Head title={data.title} description={data.summary} />
      <Breadcrumbs
        trail={[
          { name: t("title"), path: href("adviceList", {}, locale) },
          { name: data.topicDetails.title, path: href("adviceTopic", { topicId: topic }, locale) },
          { name: data.title, path: href("advice", params, locale) },
        ]}
      />
      <ArticleData article={data} />
      <article className="mx-auto max-w-[720px]">
        <p className="text-sm">
          <RouteLink
            route="adviceTopic"
            params={{ topicId: topic }}
            className="link inline-flex min-h-11 items-center font-semibold md:min-h-8"
          >
            {data.topicDetails.title}
          </RouteLink>
        </p>
        <h1 className="text-3xl md:text-4xl">{data.title}</h1>
        <p className="mt-3 text-lg text-text-muted">{data.summary}</p>
        <p className="mt-3 mb-8 border-border border-b pb-6 text-sm text-text-muted">
          {t("dated", { date: formats.date(data.date) })}
        </p>
        <SiteText html={data.html} />
      </article>
      <section aria-labelledby="read-next" className="mx-auto mt-14 max-w-[720px] print:hidden">
        <h2 id="read-next" className="mb-4 text-xl">
          {t("readNext")}
        </h2>
        <ArticleList articles={data.next} heading="h3" />
      </section>
    </div>
  );
}

export default screen({
  route: "advice",
  messages: ["advice"],
  load: async ({ read, params, search, locale }) => {
    const adviceId = Number(params.adviceId);
    const article = await read(generatedApi.endpoints.showAdvice.initiate({ adviceId }));
    const id = String(article.id);
    if (article.slug !== params.slug || id !== params.adviceId) {
      throw movedTo(href("advice", { adviceId: id, slug: article.slug }, locale), search);
    }
    return { params: paramsOf(article, (slug) => ({ adviceId: id, slug })) };
  },
  Page: AdvicePage,
});
