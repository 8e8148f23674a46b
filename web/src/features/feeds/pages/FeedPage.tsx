/** One feed: a reading with its reasons, and the readings before it, for administrators. */
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { screen } from "@/routes/screen";
import type { RouteParams } from "@/routes/table";
import { generatedApi, useShowFeedReportQuery } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Head } from "@/shared/seo/Head";
import { LoadingContainer } from "@/shared/ui/LoadingContainer";
import { Outcome } from "../components/Outcome";
import { ReadingReport } from "../components/ReadingReport";
import { Schedule } from "../components/Schedule";

function FeedPage({ params }: { params: RouteParams<"feedReport"> }) {
  const t = useTranslations("feeds");
  const formats = useFormats();
  const [search] = useSearchParams();
  const { data, currentData, isError, refetch } = useShowFeedReportQuery(wanted(params.feed, search));
  // While the next reading loads, the last one stays.
  const report = currentData ?? data;
  return (
    <div className="page-width pt-8 pb-16 md:pt-12">
      <Head title={`${params.feed} – ${t("title")}`} />
      <RouteLink route="feedReports" className="link inline-flex min-h-11 items-center">
        {t("all")}
      </RouteLink>
      <h1 className="wrap-anywhere mt-2 text-3xl md:text-4xl">{params.feed}</h1>
      <LoadingContainer isLoading={!report && !isError} hasError={isError} onReload={() => void refetch()}>
        {report && (
          <>
            <Schedule feed={report.feed} />
            {report.shown ? <ReadingReport reading={report.shown} /> : <p className="mt-6">{t("never")}</p>}
            {report.readings.length > 1 && (
              <section aria-labelledby="readings-title" className="mt-10">
                <h2 id="readings-title" className="text-xl">
                  {t("reading.others")}
                </h2>
                <ol className="mt-2 divide-y divide-border border-border border-y">
                  {report.readings.map((reading) => (
                    <li key={reading.number} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                      <RouteLink
                        route="feedReport"
                        params={{ feed: params.feed }}
                        search={{ reading: String(reading.number) }}
                        aria-current={reading.number === report.shown?.number ? "true" : undefined}
                        className="link inline-flex min-h-11 items-center aria-[current]:font-bold aria-[current]:text-text aria-[current]:no-underline"
                      >
                        {formats.dateTime(reading.startedAt)}
                      </RouteLink>
                      <Outcome reading={reading} />
                    </li>
                  ))}
                </ol>
              </section>
            )}
          </>
        )}
      </LoadingContainer>
    </div>
  );
}

/** The reading that the address asks for; what is no number is left to the newest. */
function wanted(feedName: string, search: URLSearchParams) {
  const reading = search.get("reading") ?? "";
  return { feedName, ...(/^[1-9]\d{0,14}$/.test(reading) && { reading: Number(reading) }) };
}

export default screen({
  route: "feedReport",
  messages: ["feeds"],
  load: async ({ params, search, read }) => {
    await read(generatedApi.endpoints.showFeedReport.initiate(wanted(params.feed, search)));
    return undefined;
  },
  Page: FeedPage,
});
