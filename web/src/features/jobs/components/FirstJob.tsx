/** The first job of a list, read beside it on wide screens. The address stays that of the list. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { type JobList, useGetJobQuery } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { Skeleton } from "@/shared/ui/Skeleton";
import { useIsWide } from "@/shared/ui/useIsWide";
import { useFeatured } from "../useFeatured";
import { JobArticle } from "./JobArticle";

interface ShownBeside {
  /** Id of the first job, for the card that it belongs to; undefined while there is no room for it. */
  readonly current: number | undefined;
  /** Text of the first job, for the place beside a list that is not empty. */
  readonly beside: ReactNode;
}

/** The first job of a list that nobody paid for. */
export function useFirstJob(filters: JobFilters, result: JobList | undefined): ShownBeside {
  const featured = useFeatured(filters);
  const isWide = useIsWide();
  const first = result?.items.find(({ id }) => featured.every((paid) => paid.id !== id));
  const current = isWide ? (first ?? result?.items[0])?.id : undefined;
  return { current, beside: result && result.items.length > 0 && <FirstJob jobId={current} /> };
}

/** `jobId` is absent where there is no room, and until that is known: the place is kept by CSS. */
function FirstJob({ jobId }: { jobId: number | undefined }) {
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
