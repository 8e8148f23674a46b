/** Promoted jobs, a few at a time, but for those that stand elsewhere; each card is labelled as promoted. */
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { FIRST_SHOWN, jobsApi } from "../api";
import { JobList } from "./JobList";
import { LoadMoreLink } from "./LoadMoreLink";

const EXCLUSIVE = { format: "exclusive" };

interface FeaturedJobsProps {
  readonly perPage: number;
  readonly without: ReadonlySet<number>;
}

export function FeaturedJobs({ perPage, without }: FeaturedJobsProps) {
  const t = useTranslations("jobs");
  const locale = useLocale();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } =
    jobsApi.useFeaturedPagesInfiniteQuery(perPage);
  const [shown, setShown] = useState(FIRST_SHOWN);
  const jobs = (data?.pages.flatMap(({ items }) => items) ?? []).filter(({ id }) => !without.has(id));
  const more = () => {
    setShown(shown + FIRST_SHOWN);
    if (shown + FIRST_SHOWN > jobs.length && hasNextPage) void fetchNextPage();
  };
  return (
    <>
      <JobList jobs={jobs.slice(0, shown)} />
      {(jobs.length > shown || hasNextPage) && (
        <div className="mt-6 flex justify-center">
          <LoadMoreLink
            to={href("jobSearch", {}, locale, EXCLUSIVE)}
            isPending={isFetchingNextPage}
            onPress={more}
          >
            {t("loadMore")}
          </LoadMoreLink>
        </div>
      )}
    </>
  );
}
