/** All articles. */
import { useTranslations } from "use-intl";
import { screen } from "@/routes/screen";
import { generatedApi, useListAdviceQuery } from "@/shared/api/generated";
import { Head } from "@/shared/seo/Head";
import { ArticleList } from "../components/ArticleList";
import { TopicLinks } from "../components/TopicLinks";

function AdviceListPage() {
  const t = useTranslations("advice");
  const { data } = useListAdviceQuery({});
  return (
    <div className="page-width pt-8 pb-16 md:pt-12">
      <Head title={t("title")} description={t("lead")} />
      <h1 className="text-3xl md:text-4xl">{t("title")}</h1>
      <p className="mt-2 mb-6 max-w-reading text-text-muted">{t("lead")}</p>
      {data && (
        <div className="flex flex-col gap-6">
          <TopicLinks topics={data.topics} />
          <ArticleList articles={data.items} />
        </div>
      )}
    </div>
  );
}

export default screen({
  route: "adviceList",
  messages: ["advice"],
  load: async ({ read }) => {
    await read(generatedApi.endpoints.listAdvice.initiate({}));
    return undefined;
  },
  Page: AdviceListPage,
});
