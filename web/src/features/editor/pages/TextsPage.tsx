/** All texts of the site by collection, with the state of each language, for editors. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { screen } from "@/routes/screen";
import { generatedApi, type TextSummary, useListTextsQuery } from "@/shared/api/generated";
import { LOCALE_NAMES } from "@/shared/i18n/locales";
import { Head } from "@/shared/seo/Head";
import { Badge } from "@/shared/ui/Badge";

const COLLECTIONS = ["alone", "advice", "topics", "faq", "categories", "educations"] as const;

function TextsPage() {
  const t = useTranslations("editor");
  const { data } = useListTextsQuery({});
  return (
    <div className="page-width pt-8 pb-16 md:pt-12">
      <Head title={t("title")} />
      <h1 className="text-3xl md:text-4xl">{t("title")}</h1>
      <p className="mt-3 max-w-reading text-text-muted">{t("lead")}</p>
      {COLLECTIONS.map((collection) => (
        <section key={collection} aria-labelledby={collection} className="mt-10">
          <h2 id={collection} className="text-xl">
            {t(`collections.${collection}`)}
          </h2>
          <ul className="mt-3 divide-y divide-border border-border border-y">
            {data?.items
              .filter((each) => (each.collection ?? "alone") === collection)
              .map((each) => (
                <Row key={each.name} text={each} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Row({ text }: { text: TextSummary }) {
  const t = useTranslations("editor.state");
  return (
    <li className="py-4">
      <h3 className="font-semibold text-base">{text.title}</h3>
      <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {text.languages.map(({ language, draft, outdated }) => (
          <li key={language} className="flex flex-wrap items-center gap-x-2">
            <RouteLink
              route="editorText"
              params={{ document: text.name, language }}
              className="link inline-flex min-h-11 items-center"
            >
              <span lang={language}>{LOCALE_NAMES[language].name}</span>
              <span className="sr-only">: {text.title}</span>
            </RouteLink>
            {draft && <Badge tone="accent">{t("draft")}</Badge>}
            {outdated && <Badge tone="warning">{t("outdated")}</Badge>}
            {!(draft || outdated) && <span className="text-sm text-text-muted">{t("published")}</span>}
          </li>
        ))}
      </ul>
    </li>
  );
}

export default screen({
  route: "editorTexts",
  messages: ["editor"],
  load: async ({ read }) => {
    await read(generatedApi.endpoints.listTexts.initiate({}));
    return undefined;
  },
  Page: TextsPage,
});
