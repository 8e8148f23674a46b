/** A list of ads that grows as one reads on. Without JavaScript its pages are links. */
import { type ReactNode, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { JobCard } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { useEndless } from "@/shared/hooks/useEndless";
import { useHydrated } from "@/shared/hooks/useHydrated";
import { useFormats } from "@/shared/i18n/useFormats";
import { LoadingContainer } from "@/shared/ui/LoadingContainer";
import { Pagination } from "@/shared/ui/Pagination";
import { jobsApi } from "../api";
import { JobList, JobListSkeleton, type Layout } from "./JobList";
import { PageLink } from "./PageLink";
import { usePageInAddress } from "./usePageInAddress";
import { useReadInSight } from "./useReadInSight";

/** The list grows by itself that often, then waits to be asked, so that the foot of the page can be reached. */
const BY_ITSELF = 5;
const A_PAGE = 20;

interface MoreJobsProps {
  readonly filters: JobFilters;
  /** The page that the address names. */
  readonly page?: number;
  /** The address of a page. */
  readonly to: (page: number) => string;
  readonly heading?: "h2" | "h3";
  readonly layout?: Layout;
  /** See JobCard. */
  readonly list?: string | undefined;
  readonly current?: number | undefined;
  /** Whether the address is this list's own, and names its page. */
  readonly isOwnPage?: boolean;
  /** What stands here when nothing fits. */
  readonly empty?: ReactNode;
}

export function MoreJobs({
  filters,
  page = 1,
  to,
  heading,
  layout = "grid",
  list,
  current,
  isOwnPage = true,
  empty,
}: MoreJobsProps) {
  const t = useTranslations("jobs");
  const formats = useFormats();
  const [initialPageParam] = useState(page);
  const {
    data,
    isLoading,
    isError,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
    hasPreviousPage,
    fetchPreviousPage,
    isFetchingPreviousPage,
    isFetchNextPageError,
    isFetchPreviousPageError,
  } = jobsApi.useJobPagesInfiniteQuery(filters, { initialPageParam });
  const pages = data?.pages ?? [];
  const numbers = data?.pageParams ?? [];
  const jobs = withoutRepeats(pages.flatMap(({ items }) => items));
  const { totalPages = 1, search } = pages.at(-1) ?? {};
  // In a place where there is nothing, the list is that of the wider area.
  const total = search?.wider?.total ?? pages.at(-1)?.total ?? 0;
  const [first = 1, last = 1] = [numbers[0], numbers.at(-1)];
  const [asked, setAsked] = useState(0);
  const area = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLLIElement>(null);
  const isGrowing = hasNextPage && !isFetchNextPageError && pages.length < asked + BY_ITSELF;
  useEndless({ end, isReady: isGrowing && !isFetchingNextPage, onNear: () => void fetchNextPage() });
  // The next page has its room before it is there, so that nothing below it moves when it comes.
  const isRoomKept = useHydrated() && (isGrowing || isFetchingNextPage);
  const coming = isRoomKept ? Math.min(A_PAGE, total - jobs.length) : 0;
  useReadInSight(area, isOwnPage);
  usePageInAddress({ area, page, to, isOn: isOwnPage });
  const startsPage = (job: JobCard) => numbers[pages.findIndex(({ items }) => items[0]?.id === job.id)];
  return (
    <LoadingContainer
      isLoading={isLoading}
      hasError={isError && jobs.length === 0}
      onReload={() => void refetch()}
      skeleton={<JobListSkeleton layout={layout} />}
    >
      {jobs.length === 0 ? (
        empty
      ) : (
        <div ref={area}>
          {hasPreviousPage && (
            <div className="mb-4 flex flex-col items-center gap-3">
              {isFetchPreviousPageError && <NotLoaded />}
              <PageLink
                to={to(first - 1)}
                rel="prev"
                isPending={isFetchingPreviousPage}
                onPress={() => void fetchPreviousPage()}
              >
                {t("loadEarlier")}
              </PageLink>
            </div>
          )}
          <JobList
            jobs={jobs}
            heading={heading}
            layout={layout}
            list={list}
            current={current}
            startsPage={startsPage}
            coming={coming}
            comingRef={end}
          />
          <div className="mt-8 flex flex-col items-center gap-3">
            <p aria-live="polite" className="text-sm text-text-muted">
              {t("shown", { shown: formats.number(jobs.length), total: formats.number(total) })}
            </p>
            {isFetchNextPageError && <NotLoaded />}
            {hasNextPage && (
              <PageLink
                to={to(last + 1)}
                rel="next"
                isPending={isFetchingNextPage}
                onPress={() => {
                  setAsked(pages.length);
                  void fetchNextPage();
                }}
              >
                {t("loadMore")}
              </PageLink>
            )}
            <noscript>
              <Pagination page={page} totalPages={totalPages} to={to} />
            </noscript>
          </div>
        </div>
      )}
    </LoadingContainer>
  );
}

/** What is there stays; the link below asks once more. */
function NotLoaded() {
  const t = useTranslations("jobs");
  return (
    <p role="alert" className="text-center font-semibold text-danger text-sm">
      {t("moreFailed")}
    </p>
  );
}

/** An ad that came in meanwhile moves another one to the next page, where it is met again. */
function withoutRepeats(jobs: readonly JobCard[]): JobCard[] {
  return [...new Map(jobs.map((job) => [job.id, job])).values()];
}
