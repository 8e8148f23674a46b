/** One application as it stood at any moment: every fact up to then, and what they amount to. */
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { screen } from "@/routes/screen";
import type { RouteParams } from "@/routes/table";
import { useFormats } from "@/shared/i18n/useFormats";
import { Head } from "@/shared/seo/Head";
import { LoadingContainer } from "@/shared/ui/LoadingContainer";
import { auditApi } from "../api";
import { AsOf } from "../components/AsOf";
import { Facts } from "../components/Facts";
import { State } from "../components/State";

function ReplayPage({ params }: { params: RouteParams<"auditApplication"> }) {
  const t = useTranslations("audit");
  const formats = useFormats();
  const [search, setSearch] = useSearchParams();
  const asOf = search.get("asOf") ?? undefined;
  const { data, currentData, isError, refetch } = auditApi.useReplayQuery({
    access: search.get("access") ?? "",
    applicationId: params.applicationId,
    asOf,
  });
  // While the next moment is on its way the last one stays in sight.
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
              <section aria-labelledby="facts">
                <h2 id="facts" className="mb-4 text-xl">
                  {t("facts", { count: replay.facts.length, shown: formats.number(replay.facts.length) })}
                </h2>
                <Facts facts={replay.facts} />
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
  messages: ["audit"],
  load: async ({ read, params, search, access = "" }) => {
    const asOf = search.get("asOf") ?? undefined;
    await read(auditApi.endpoints.replay.initiate({ access, applicationId: params.applicationId, asOf }));
  },
  Page: ReplayPage,
});
