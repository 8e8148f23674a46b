/** The CV database, for members of an employer. */
import { useState } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { screen } from "@/routes/screen";
import { useAccount } from "@/shared/account/account";
import { generatedApi, type ListedCandidate, type OpenedCandidate } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { useFormats } from "@/shared/i18n/useFormats";
import { Head } from "@/shared/seo/Head";
import { Banner } from "@/shared/ui/Banner";
import { EmptyState } from "@/shared/ui/EmptyState";
import { LoadingContainer } from "@/shared/ui/LoadingContainer";
import { Pagination } from "@/shared/ui/Pagination";
import { toasts } from "@/shared/ui/toasts";
import { candidatesApi } from "../api";
import { CandidateCard } from "../components/CandidateCard";
import { candidateFiltersOf } from "../filters";
import { CandidateFilters } from "./CandidateFilters";
import { OpenedCandidateDialog } from "./OpenedCandidateDialog";

const NOTICE = "candidates-notice";

interface Opened {
  readonly candidate: ListedCandidate;
  readonly answer: OpenedCandidate;
}

function CandidatesPage() {
  const t = useTranslations("candidates");
  const formats = useFormats();
  const locale = useLocale();
  const account = useAccount();
  const { pathname, search: query } = useLocation();
  const [search] = useSearchParams();
  const filters = candidateFiltersOf(search);
  const { data: list, isError, refetch } = candidatesApi.useListCandidatesQuery(filters);
  const { open, openingId, opened, close } = useOpening();
  // The session was ended elsewhere.
  if (account === null)
    return <Navigate to={href("login", {}, locale, { return: pathname + query })} replace />;
  const page = (number: number) => {
    const next = new URLSearchParams(search);
    next.set("page", String(number));
    return `${pathname}?${next}`;
  };
  return (
    <div className="page-width pt-8 pb-16 md:pt-12">
      <Head title={t("title")} />
      <h1 className="text-3xl md:text-4xl">{t("title")}</h1>
      <p className="mt-2 text-text-muted">{t("lead")}</p>
      <LoadingContainer isLoading={!list && !isError} hasError={isError} onReload={() => void refetch()}>
        {list && (
          <>
            <div id={NOTICE} className="mt-4">
              <Banner>{t("notice", { employer: list.employerName })}</Banner>
            </div>
            <div className="mt-6">
              <CandidateFilters filters={filters} names={list} />
            </div>
            <h2
              aria-live="polite"
              className="mt-6 mb-4 font-normal text-base text-text-muted tracking-normal"
            >
              {t("count", { count: list.total, shown: formats.number(list.total) })}
            </h2>
            {list.items.length === 0 ? (
              <EmptyState title={t("none")}>{t("noneHint")}</EmptyState>
            ) : (
              <ul className="flex flex-col gap-3">
                {list.items.map((candidate) => (
                  <li key={candidate.cvId}>
                    <CandidateCard
                      candidate={candidate}
                      isOpening={openingId === candidate.cvId}
                      onOpen={() => void open(candidate)}
                      noticeId={NOTICE}
                    />
                  </li>
                ))}
              </ul>
            )}
            <div className="mt-8">
              <Pagination page={filters.page ?? 1} totalPages={list.totalPages} to={page} />
            </div>
          </>
        )}
      </LoadingContainer>
      {opened && (
        <OpenedCandidateDialog opened={opened.answer} candidate={opened.candidate} onClose={close} />
      )}
    </div>
  );
}

function useOpening() {
  const t = useTranslations("candidates");
  const errorText = useErrorText();
  const [request] = candidatesApi.useOpenCandidateMutation();
  const [openingId, setOpeningId] = useState<string>();
  const [opened, setOpened] = useState<Opened>();
  const open = async (candidate: ListedCandidate) => {
    setOpeningId(candidate.cvId);
    const { data: answer, error } = await request({ cvId: candidate.cvId });
    setOpeningId(undefined);
    if (answer) setOpened({ candidate, answer });
    else toasts.show({ tone: "danger", title: t("notOpened"), text: errorText(problemOf(error).code) });
  };
  return { open, openingId, opened, close: () => setOpened(undefined) };
}

const { endpoints } = generatedApi;

export default screen({
  route: "candidates",
  messages: ["candidates", "cv"],
  load: async ({ read, search }) => {
    await Promise.all([
      read(
        candidatesApi.endpoints.listCandidates.initiate(candidateFiltersOf(search), { forceRefetch: true }),
      ),
      read(endpoints.listEducationLevels.initiate({})),
      read(endpoints.listLanguages.initiate({})),
    ]);
    return undefined;
  },
  Page: CandidatesPage,
});
