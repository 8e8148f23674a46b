/** A list of ads that grows by a page at a time. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "@/shared/i18n/useFormats";
import { Button } from "@/shared/ui/Button";
import { LoadingContainer } from "@/shared/ui/LoadingContainer";
import { type JobFilters, jobsApi } from "../api";
import { JobList, JobListSkeleton } from "./JobList";

interface MoreJobsProps {
  readonly filters: JobFilters;
  readonly heading?: "h2" | "h3";
  /** What stands here when nothing fits. */
  readonly empty?: ReactNode;
}

export function MoreJobs({ filters, heading, empty }: MoreJobsProps) {
  const t = useTranslations("jobs");
  const formats = useFormats();
  const { data, isLoading, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    jobsApi.useJobPagesInfiniteQuery(filters);
  const jobs = data?.pages.flatMap(({ items }) => items) ?? [];
  const total = data?.pages.at(-1)?.total ?? 0;
  return (
    <LoadingContainer
      isLoading={isLoading}
      hasError={isError && jobs.length === 0}
      onReload={() => void refetch()}
      skeleton={<JobListSkeleton />}
    >
      {jobs.length === 0 ? (
        empty
      ) : (
        <>
          <JobList jobs={jobs} heading={heading} />
          <div className="mt-8 flex flex-col items-center gap-3">
            <p aria-live="polite" className="text-sm text-text-muted">
              {t("shown", { shown: formats.number(jobs.length), total: formats.number(total) })}
            </p>
            {hasNextPage && (
              <Button variant="secondary" isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
                {t("loadMore")}
              </Button>
            )}
          </div>
        </>
      )}
    </LoadingContainer>
  );
}
