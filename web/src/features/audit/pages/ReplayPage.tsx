/** Replay of an application as of any moment: its events up to then, and the state that they result in. */
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { screen } from "@/routes/screen";
import type { RouteParams } from "@/routes/table";
import { generatedApi, useReplayApplicationQuery } from "@/shared/api/generated";
import { byLink } from "@/shared/api/signedLink";
import { useFormats } from "@/shared/i18n/useFormats";
import { Head } from "@/shared/seo/Head";
import { LoadingContainer } from "@/shared/ui/LoadingContainer";
import { AsOf } from "../components/AsOf";
import { Events } from "../components/Events";
import { State } from "../components/State";

function ReplayPage({ params }: { params: RouteParams<"auditApplication"> }) {
  const t = useTranslations("audit");
  const formats = useFormats();
  const [search, setSearch] = useSearchParams();
  const asOf = search.get("asOf") ?? undefined;
  const { data, currentData, isError, refetch } = useReplayApplicationQuery({
    applicationId: params.applicationId,
    ...(asOf !== undefined && { asOf }),
    ...byLink(search.get("access") ?? ""),
  });
  // While the next moment loads, the last one stays.
  const replay = currentData ?? data;
  const move = (moment: string | undefined) => {
    const next = new URLSearchParams(search);
    if (moment === undefined) next.delete("asOf");
    else next.set("asOf", moment);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="page-width pt-8 md:pt-12">
      <Head title={t("title")} />
      <h1 className="text-3xl md:text-4xl">{t("title")}</h1>
      <p className="mt-2 break-all font-mono text-sm text-text-muted">{params.applicationId}</p>
      <p className="mt-3 max-w-reading text-text-muted">{t("lead")}</p>
      <LoadingContainer isLoading={!replay && !isError} hasError={isError} onReload={() => void refetch()}>
        {replay && (
          <>
            <div className="mt-8">
              <AsOf replay={replay} asOf={asOf} onMove={move} />
            </div>
            <div className="mt-8 grid gap-6 lg:grid-cols-[352px_minmax(0,1fr)] lg:items-start">
              <State replay={replay} />
              <section aria-labelledby="events">
                <h2 id="events" className="mb-4 text-xl">
                  {t("events", { count: replay.events.length, shown: formats.number(replay.events.length) })}
                </h2>
                <Events events={replay.events} employer={replay.state.employerName ?? ""} />
              </section>
            </div>
          </>
        )}
      </LoadingContainer>
    </div>
  );
}

export default screen({
  route: "auditApplication",
  messages: ["audit", "application-status"],
  load: async ({ read, params, search, access = "" }) => {
    const asOf = search.get("asOf") ?? undefined;
    const args = {
      applicationId: params.applicationId,
      ...(asOf !== undefined && { asOf }),
      ...byLink(access),
    };
    await read(generatedApi.endpoints.replayApplication.initiate(args));
  },
  Page: ReplayPage,
});
