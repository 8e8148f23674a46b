/** A text in one language, for editors. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { screen } from "@/routes/screen";
import { generatedApi, useShowTextQuery } from "@/shared/api/generated";
import { LOCALE_NAMES, LOCALES, type Locale } from "@/shared/i18n/locales";
import { Head } from "@/shared/seo/Head";
import { TextEditor } from "../components/TextEditor";

function TextPage({ params }: { params: { document: string; language: string } }) {
  const t = useTranslations("editor");
  const { document, language } = params;
  const { data, refetch } = useShowTextQuery({ document, language: language as Locale });
  return (
    <div className="page-width pt-8 pb-16 md:pt-12">
      <Head title={data?.published.title ?? t("title")} />
      <div className="mx-auto max-w-[860px]">
        <RouteLink route="editorTexts" className="link inline-flex min-h-11 items-center">
          {t("text.all")}
        </RouteLink>
        {data && (
          <>
            <h1 lang={data.language} className="mt-2 text-3xl md:text-4xl">
              {data.published.title}
            </h1>
            <p className="mt-2 text-sm text-text-muted">
              {t("text.version", { version: String(data.version) })}
            </p>
            <nav aria-label={t("text.languages")} className="mt-4 mb-6">
              <ul className="flex flex-wrap gap-x-4">
                {LOCALES.map((each) => (
                  <li key={each}>
                    <RouteLink
                      route="editorText"
                      params={{ document, language: each }}
                      lang={each}
                      aria-current={each === data.language ? "page" : undefined}
                      className="link inline-flex min-h-11 items-center aria-[current]:font-bold aria-[current]:text-text aria-[current]:no-underline"
                    >
                      {LOCALE_NAMES[each].name}
                    </RouteLink>
                  </li>
                ))}
              </ul>
            </nav>
            <TextEditor
              key={`${data.name} ${data.language}`}
              text={data}
              reload={async () => (await refetch()).data}
            />
          </>
        )}
      </div>
    </div>
  );
}

export default screen({
  route: "editorText",
  messages: ["editor"],
  load: async ({ params, read }) => {
    const { document, language } = params;
    await read(generatedApi.endpoints.showText.initiate({ document, language: language as Locale }));
    return undefined;
  },
  Page: TextPage,
});
