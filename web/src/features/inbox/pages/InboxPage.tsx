/** All applications for an employer's jobs. */
import { useLocation, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { screen } from "@/routes/screen";
import { generatedApi } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Head } from "@/shared/seo/Head";
import { EmptyState } from "@/shared/ui/EmptyState";
import { LoadingContainer } from "@/shared/ui/LoadingContainer";
import { Pagination } from "@/shared/ui/Pagination";
import { StaleNotice } from "@/shared/ui/StaleNotice";
import { ApplicationRow } from "../components/ApplicationRow";
import { EndJobSelection } from "../components/EndJobSelection";
import { InboxFilters } from "../components/InboxFilters";
import { inboxFiltersOf, listArgs } from "../filters";

function InboxPage() {
  const t = useTranslations("inbox");
  const formats = useFormats();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const filters = inboxFiltersOf(search);
  const { data: inbox, isError, refetch } = generatedApi.useShowInboxQuery(listArgs(filters));
  const job = inbox?.jobs.find(({ id }) => id === filters.jobId);
  const page = (number: number) => {
    const next = new URLSearchParams(search);
    next.set("page", String(number));
    return `${pathname}?${next}`;
  };
  return (
    <div className="page-width pt-8 md:pt-12">
      <Head title={t("title")} />
      <h1 className="text-3xl md:text-4xl">{t("title")}</h1>
      {inbox && <p className="mt-2 text-text-muted">{t("lead", { employer: inbox.employerName })}</p>}
      <LoadingContainer isLoading={!inbox && !isError} hasError={isError} onReload={() => void refetch()}>
        {inbox && (
          <>
            <div className="mt-6">
              <InboxFilters inbox={inbox} filters={filters} />
            </div>
            <div className="mt-6 mb-4 flex flex-wrap items-center justify-between gap-3">
              <h2 aria-live="polite" className="font-normal text-base text-text-muted tracking-normal">
                {t("count", { count: inbox.total, shown: formats.number(inbox.total) })}
              </h2>
              {job && <EndJobSelection job={job} access={filters.access} />}
            </div>
            <StaleNotice isStale={inbox.stale} onReload={refetch} />
            {inbox.items.length === 0 ? (
              <EmptyState title={t("none")}>{t("noneHint")}</EmptyState>
            ) : (
              <ul className="flex flex-col gap-3">
                {inbox.items.map((application) => (
                  <li key={application.id}>
                    <ApplicationRow application={application} />
                  </li>
                ))}
              </ul>
            )}
            <div className="mt-8">
              <Pagination page={filters.page ?? 1} totalPages={inbox.totalPages} to={page} />
            </div>
          </>
        )}
      </LoadingContainer>
    </div>
  );
}

export default screen({
  route: "inbox",
  messages: ["inbox", "application-status"],
  load: async ({ read, search }) => {
    await read(generatedApi.endpoints.showInbox.initiate(listArgs(inboxFiltersOf(search))));
  },
  Page: InboxPage,
});
