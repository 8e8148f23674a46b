/** The first job of a list, read beside it on wide screens. The address stays that of the list. */
import { useTranslations } from "use-intl";
import { type JobList, useGetJobQuery } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { Skeleton } from "@/shared/ui/Skeleton";
import { useIsWide } from "@/shared/ui/useIsWide";
import { useFeatured } from "../useFeatured";
import { JobArticle } from "./JobArticle";

/** Id of the first job of a list that nobody paid for, while there is room for it beside the list. */
export function useFirstJob(filters: JobFilters, result: JobList | undefined): number | undefined {
  const featured = useFeatured(filters);
  const isWide = useIsWide();
  const first = result?.items.find(({ id }) => featured.every((paid) => paid.id !== id));
  return isWide ? (first ?? result?.items[0])?.id : undefined;
}

/** `jobId` is absent where there is no room, and until that is known: the place is kept by CSS. */
export function FirstJob({ jobId }: { jobId: number | undefined }) {
  const t = useTranslations("jobs");
  const { currentData: job, isError } = useGetJobQuery({ jobId: jobId ?? 0 }, { skip: jobId === undefined });
  return (
    <aside
      aria-label={t("firstJob")}
      className="sticky top-16 hidden h-[calc(100dvh-4rem)] overflow-y-auto pr-2 pb-8 [scrollbar-width:thin] lg:block print:hidden"
    >
      {job && <JobArticle key={job.id} job={job} layout="pane" />}
      {!job && !isError && <Placeholder />}
    </aside>
  );
}

function Placeholder() {
  return (
    <div aria-hidden className="flex flex-col gap-5">
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-11 rounded-control" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}
