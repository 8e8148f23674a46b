/** Promoted jobs, a few at a time, but for those that stand elsewhere; each card is labelled as promoted. */
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { jobsApi } from "../api";
import { JobList } from "./JobList";
import { LoadMoreLink } from "./LoadMoreLink";

const STEP = 6;
const EXCLUSIVE = { format: "exclusive" };

export function FeaturedJobs({ without }: { without: ReadonlySet<number> }) {
  const t = useTranslations("jobs");
  const locale = useLocale();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = jobsApi.useFeaturedPagesInfiniteQuery();
  const [shown, setShown] = useState(STEP);
  const jobs = (data?.pages.flatMap(({ items }) => items) ?? []).filter(({ id }) => !without.has(id));
  const more = () => {
    setShown(shown + STEP);
    if (shown + STEP > jobs.length && hasNextPage) void fetchNextPage();
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
