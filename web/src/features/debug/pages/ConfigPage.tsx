/** Settings of the API that are no secret. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { screen } from "@/routes/screen";
import { generatedApi, useShowDebugConfigQuery } from "@/shared/api/generated";
import { Head } from "@/shared/seo/Head";
import { Card } from "@/shared/ui/Card";

function ConfigPage() {
  const t = useTranslations("debug");
  const { data } = useShowDebugConfigQuery();
  return (
    <div className="page-width pt-8 md:pt-12">
      <Head title={t("config.title")} />
      <h1 className="text-3xl md:text-4xl">{t("config.title")}</h1>
      <p className="mt-3 max-w-reading text-text-muted">{t("config.lead")}</p>
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-2">
        <RouteLink route="debugRoutes" className="link">
          {t("routes.title")}
        </RouteLink>
        <RouteLink route="debugMails" className="link">
          {t("mails.title")}
        </RouteLink>
      </p>
      <Card className="mt-6 max-w-reading">
        <dl className="flex flex-col divide-y divide-border text-sm">
          {data?.settings.map(({ name, value }) => (
            <div key={name} className="grid gap-x-6 py-2 first:pt-0 last:pb-0 md:grid-cols-2">
              <dt className="wrap-anywhere font-mono text-text-muted">{name}</dt>
              <dd className="wrap-anywhere">
                {value ? <span className="font-mono">{value}</span> : t("config.unset")}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}

export default screen({
  route: "debugConfig",
  messages: ["debug"],
  load: async ({ read }) => {
    await read(generatedApi.endpoints.showDebugConfig.initiate());
    return undefined;
  },
  Page: ConfigPage,
});
