/** Infinite list of jobs. Without JavaScript its pages are links. */
import { type ReactNode, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { JobCard } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { useHydrated } from "@/shared/hooks/useHydrated";
import { useInfiniteScroll } from "@/shared/hooks/useInfiniteScroll";
import { useFormats } from "@/shared/i18n/useFormats";
import { LoadingContainer } from "@/shared/ui/LoadingContainer";
import { Pagination } from "@/shared/ui/Pagination";
import { jobsApi } from "../api";
import { countShown, eachOnce } from "../eachOnce";
import { useFeatured } from "../useFeatured";
import { FeaturedBlock } from "./FeaturedBlock";
import { JobListSkeleton, type Layout } from "./JobList";
import { JobsByFit } from "./JobsByFit";
import { LoadMoreLink } from "./LoadMoreLink";
import { usePageInUrl } from "./usePageInUrl";
import { useScrollToJob } from "./useScrollToJob";

/** Pages that load automatically before the button is needed, so that the footer can be reached. */
const MAX_AUTO_PAGES = 5;
const PAGE_SIZE = 20;

interface InfiniteJobListProps {
  readonly filters: JobFilters;
  /** Page number in the address. */
  readonly page?: number;
  /** Address of a page. */
  readonly to: (page: number) => string;
  readonly heading?: "h2" | "h3";
  readonly layout?: Layout;
  /** See JobCard. */
  readonly list?: string | undefined;
  readonly current?: number | undefined;
  /** Whether the address is this list's own and holds its page number. */
  readonly ownsUrl?: boolean;
  /** Shown when there are no results. */
  readonly empty?: ReactNode;
}

export function InfiniteJobList({
  filters,
  page = 1,
  to,
  heading,
  layout = "grid",
  list,
  current,
  ownsUrl = true,
  empty,
}: InfiniteJobListProps) {
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
  const found = pages.flatMap(({ items }) => items);
  const { paid: featured, listed: jobs } = eachOnce(useFeatured(filters), found);
  const { totalPages = 1, search } = pages.at(-1) ?? {};
  // For a place without results the list is that of the wider area.
  const total = search?.wider?.total ?? pages.at(-1)?.total ?? 0;
  const [first = 1, last = 1] = [numbers[0], numbers.at(-1)];
  const isFeaturedShown = first === 1;
  const shown = countShown(jobs) + (isFeaturedShown ? countShown(featured) : 0);
  const [pagesAtRequest, setPagesAtRequest] = useState(0);
  const area = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLLIElement>(null);
  const isGrowing = hasNextPage && !isFetchNextPageError && pages.length < pagesAtRequest + MAX_AUTO_PAGES;
  useInfiniteScroll({ end, isReady: isGrowing && !isFetchingNextPage, onNear: () => void fetchNextPage() });
  // Placeholders reserve the space of the next page, so that nothing below shifts when it arrives.
  const hasPlaceholders = useHydrated() && (isGrowing || isFetchingNextPage);
  const placeholders = hasPlaceholders ? Math.max(0, Math.min(PAGE_SIZE, total - shown)) : 0;
  useScrollToJob(area, ownsUrl);
  usePageInUrl({ area, page, to, isOn: ownsUrl });
  const ids = new Set(jobs.map(({ id }) => id));
  const startsPage = (job: JobCard) =>
    numbers[pages.findIndex(({ items }) => items.find(({ id }) => ids.has(id))?.id === job.id)];

  return (
    <LoadingContainer
      isLoading={isLoading}
      hasError={isError && found.length === 0}
      onReload={() => void refetch()}
      skeleton={<JobListSkeleton layout={layout} />}
    >
      {found.length === 0 ? (
        empty
      ) : (
        <div ref={area}>
          {hasPreviousPage && (
            <div className="mb-4 flex flex-col items-center gap-3">
              {isFetchPreviousPageError && <NotLoaded />}
              <LoadMoreLink
                to={to(first - 1)}
                rel="prev"
                isPending={isFetchingPreviousPage}
                onPress={() => void fetchPreviousPage()}
              >
                {t("loadEarlier")}
              </LoadMoreLink>
            </div>
          )}
          {isFeaturedShown && (
            <FeaturedBlock jobs={featured} heading={heading} layout={layout} list={list} current={current} />
          )}
          <JobsByFit
            jobs={jobs}
            search={search}
            heading={heading}
            layout={layout}
            list={list}
            current={current}
            startsPage={startsPage}
            placeholders={placeholders}
            placeholderRef={end}
          />
          <div className="mt-8 flex flex-col items-center gap-3">
            <p aria-live="polite" className="text-sm text-text-muted">
              {t("shown", { shown: formats.number(shown), total: formats.number(total) })}
            </p>
            {isFetchNextPageError && <NotLoaded />}
            {hasNextPage && (
              <LoadMoreLink
                to={to(last + 1)}
                rel="next"
                isPending={isFetchingNextPage}
                onPress={() => {
                  setPagesAtRequest(pages.length);
                  void fetchNextPage();
                }}
              >
                {t("loadMore")}
              </LoadMoreLink>
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

/** Loaded jobs stay; the link below retries. */
function NotLoaded() {
  const t = useTranslations("jobs");
  return (
    <p role="alert" className="text-center font-semibold text-danger text-sm">
      {t("moreFailed")}
    </p>
  );
}
