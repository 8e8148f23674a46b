/** Every route of the site with its paths, as the server knows them. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { screen } from "@/routes/screen";
import { generatedApi, useShowDebugRoutesQuery } from "@/shared/api/generated";
import { LOCALES } from "@/shared/i18n/locales";
import { Head } from "@/shared/seo/Head";
import { Badge } from "@/shared/ui/Badge";

function RoutesPage() {
  const t = useTranslations("debug");
  const { data } = useShowDebugRoutesQuery();
  return (
    <div className="page-width pt-8 md:pt-12">
      <Head title={t("routes.title")} />
      <h1 className="text-3xl md:text-4xl">{t("routes.title")}</h1>
      <p className="mt-3 max-w-reading text-text-muted">{t("routes.lead")}</p>
      <p className="mt-3">
        <RouteLink route="debugConfig" className="link">
          {t("config.title")}
        </RouteLink>
      </p>
      <ul className="mt-6 divide-y divide-border border-border border-y">
        {data?.routes.map(({ id, paths, indexable }) => (
          <li key={id} className="grid gap-x-6 gap-y-2 py-4 md:grid-cols-[16rem_minmax(0,1fr)]">
            <div className="flex flex-wrap items-start gap-2">
              <span className="wrap-anywhere font-mono font-semibold">{id}</span>
              {indexable && <Badge>{t("routes.indexable")}</Badge>}
            </div>
            <dl className="grid grid-cols-[2rem_minmax(0,1fr)] gap-y-1 font-mono text-sm">
              {LOCALES.map((locale) => (
                <div key={locale} className="contents">
                  <dt className="text-text-muted">{locale}</dt>
                  <dd className="wrap-anywhere">{paths[locale]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}

export default screen({
  route: "debugRoutes",
  messages: ["debug"],
  load: async ({ read }) => {
    await read(generatedApi.endpoints.showDebugRoutes.initiate());
    return undefined;
  },
  Page: RoutesPage,
});
