/** All feeds of job ads with their newest readings, for administrators. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { screen } from "@/routes/screen";
import { generatedApi, useListFeedReportsQuery } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Head } from "@/shared/seo/Head";
import { Counts } from "../components/Counts";
import { Outcome } from "../components/Outcome";
import { Schedule } from "../components/Schedule";

function FeedsPage() {
  const t = useTranslations("feeds");
  const formats = useFormats();
  const { data } = useListFeedReportsQuery();
  return (
    <div className="page-width pt-8 pb-16 md:pt-12">
      <Head title={t("title")} />
      <h1 className="text-3xl md:text-4xl">{t("title")}</h1>
      <p className="mt-3 max-w-reading text-text-muted">{t("lead")}</p>
      {data?.items.length === 0 && <p className="mt-6">{t("none", { command: "karijera feeds add" })}</p>}
      <ul className="mt-6 divide-y divide-border border-border border-y empty:hidden">
        {data?.items.map((feed) => (
          <li key={feed.name} className="py-5">
            <h2 className="text-lg">
              <RouteLink
                route="feedReport"
                params={{ feed: feed.name }}
                className="link inline-flex min-h-11 items-center"
              >
                {feed.name}
              </RouteLink>
            </h2>
            <Schedule feed={feed} />
            {feed.newest ? (
              <>
                <p className="mt-2 mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
                  <Outcome reading={feed.newest} />
                  <span className="text-sm text-text-muted">{formats.dateTime(feed.newest.startedAt)}</span>
                </p>
                <Counts reading={feed.newest} />
              </>
            ) : (
              <p className="mt-2">{t("never")}</p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

export default screen({
  route: "feedReports",
  messages: ["feeds"],
  load: async ({ read }) => {
    await read(generatedApi.endpoints.listFeedReports.initiate());
    return undefined;
  },
  Page: FeedsPage,
});
