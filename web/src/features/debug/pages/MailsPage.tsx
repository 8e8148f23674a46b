/** Every mail of the site with sample data, in the language of the page. */
import { ExternalLink } from "lucide-react";
import { useLocale, useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { screen } from "@/routes/screen";
import { generatedApi, useShowDebugMailsQuery } from "@/shared/api/generated";
import { Head } from "@/shared/seo/Head";

function MailsPage() {
  const t = useTranslations("debug");
  const locale = useLocale();
  const { data } = useShowDebugMailsQuery({ locale });
  return (
    <div className="page-width pt-8 md:pt-12">
      <Head title={t("mails.title")} />
      <h1 className="text-3xl md:text-4xl">{t("mails.title")}</h1>
      <p className="mt-3 max-w-reading text-text-muted">{t("mails.lead")}</p>
      <p className="mt-3">
        <RouteLink route="debugConfig" className="link">
          {t("config.title")}
        </RouteLink>
      </p>
      <ul className="mt-6 divide-y divide-border border-border border-y">
        {data?.mails.map(({ key, subject, text }) => (
          <li key={key} className="py-4">
            <details>
              <summary className="cursor-pointer">
                <span className="font-semibold">{subject}</span>{" "}
                <span className="wrap-anywhere font-mono text-sm text-text-muted">{key}</span>
              </summary>
              <p className="mt-3">
                <a
                  href={`/api/debug/mails/${locale}/${key}`}
                  target="_blank"
                  rel="noreferrer"
                  className="link inline-flex items-center gap-1"
                >
                  {t("mails.open")}
                  <ExternalLink aria-hidden className="size-4" />
                </a>
              </p>
              <pre className="mt-3 whitespace-pre-wrap wrap-anywhere font-mono text-sm">{text}</pre>
            </details>
          </li>
        ))}
      </ul>
    </div>
  );
}

export default screen({
  route: "debugMails",
  messages: ["debug"],
  load: async ({ locale, read }) => {
    await read(generatedApi.endpoints.showDebugMails.initiate({ locale }));
    return undefined;
  },
  Page: MailsPage,
});
