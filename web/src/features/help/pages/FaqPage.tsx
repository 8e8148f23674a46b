/** Frequently asked questions of all categories. */
import { useTranslations } from "use-intl";
import { screen } from "@/routes/screen";
import { generatedApi, useListFaqQuery } from "@/shared/api/generated";
import { Head } from "@/shared/seo/Head";
import { AskUs } from "../components/AskUs";
import { CategoryLinks } from "../components/CategoryLinks";
import { FaqData } from "../components/FaqData";
import { FaqSearch } from "../components/FaqSearch";

function FaqPage() {
  const t = useTranslations("help");
  const { data } = useListFaqQuery({});
  return (
    <div className="page-width pt-8 pb-16 md:pt-12">
      <Head title={t("title")} description={t("lead")} />
      {data && <FaqData categories={data.categories} />}
      <div className="mx-auto max-w-[800px]">
        <h1 className="text-3xl md:text-4xl">{t("title")}</h1>
        <p className="mt-2 mb-6 text-text-muted">{t("lead")}</p>
        {data && (
          <div className="flex flex-col gap-6">
            <CategoryLinks categories={data.categories} />
            <FaqSearch categories={data.categories} />
          </div>
        )}
        <AskUs />
      </div>
    </div>
  );
}

export default screen({
  route: "faq",
  messages: ["help"],
  load: async ({ read }) => {
    await read(generatedApi.endpoints.listFaq.initiate({}));
    return undefined;
  },
  Page: FaqPage,
});
