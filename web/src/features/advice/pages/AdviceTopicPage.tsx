/** Articles on one topic. Slugs of other languages redirect to the page language's. */
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { findBySlug, paramsOf, requireBySlug } from "@/routes/localizedSlugs";
import { screen } from "@/routes/screen";
import type { RouteParams } from "@/routes/table";
import { generatedApi, useListAdviceQuery } from "@/shared/api/generated";
import { Breadcrumbs } from "@/shared/seo/Breadcrumbs";
import { Head } from "@/shared/seo/Head";
import { ArticleList } from "../components/ArticleList";
import { TopicLinks } from "../components/TopicLinks";

function AdviceTopicPage({ params }: { params: RouteParams<"adviceTopic"> }) {
  const t = useTranslations("advice");
  const locale = useLocale();
  const { data } = useListAdviceQuery({});
  const topic = data && findBySlug(data.topics, params.topicId);
  if (!topic) return null;
  return (
    <div className="page-width pt-8 pb-16 md:pt-12">
      <Head title={t("topicTitle", { topic: topic.title })} description={topic.description} />
      <Breadcrumbs
        trail={[
          { name: t("title"), path: href("adviceList", {}, locale) },
          { name: topic.title, path: href("adviceTopic", { topicId: params.topicId }, locale) },
        ]}
      />
      <h1 className="text-3xl md:text-4xl">{topic.title}</h1>
      <p className="mt-2 mb-6 max-w-reading text-text-muted">{topic.description}</p>
      <div className="flex flex-col gap-6">
        <TopicLinks topics={data.topics} current={topic.id} />
        <ArticleList articles={data.items.filter((article) => article.topic === topic.id)} />
      </div>
    </div>
  );
}

export default screen({
  route: "adviceTopic",
  messages: ["advice"],
  load: async ({ read, params, search, locale }) => {
    const { topics } = await read(generatedApi.endpoints.listAdvice.initiate({}));
    const topic = requireBySlug(topics, { slug: params.topicId, locale, search }, (slug) =>
      href("adviceTopic", { topicId: slug }, locale),
    );
    return { params: paramsOf(topic, (inLanguage) => ({ topicId: inLanguage })) };
  },
  Page: AdviceTopicPage,
});
