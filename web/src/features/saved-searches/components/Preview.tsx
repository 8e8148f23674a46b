/** Preview of a saved search's mails: how many jobs match now, about how many a week, and the first of them. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { JobCard, SavedSearch } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { LoadingContainer } from "@/shared/ui/LoadingContainer";
import { savedSearchesApi } from "../api";
import type { SearchViews } from "../searchViews";

interface PreviewProps {
  readonly saved: SavedSearch;
  readonly access: string;
  readonly views: SearchViews;
}

export function Preview({ saved, access, views }: PreviewProps) {
  const isOwn = access === "";
  const own = savedSearchesApi.usePreviewSavedSearchQuery(
    { searchId: saved.id },
    {
      skip: !isOwn,
      refetchOnMountOrArgChange: true,
    },
  );
  const other = savedSearchesApi.usePreviewFiltersQuery(views.filtersOf(saved.search), {
    skip: isOwn,
    refetchOnMountOrArgChange: true,
  });
  const { data, isLoading, isError, refetch } = isOwn ? own : other;
  return (
    <LoadingContainer isLoading={isLoading} hasError={isError && !data} onReload={() => void refetch()}>
      {data && <Found {...data} jobList={views.jobList} />}
    </LoadingContainer>
  );
}

interface FoundProps {
  readonly total: number;
  readonly today: number;
  readonly perWeek: number;
  readonly jobs: readonly JobCard[];
  readonly jobList: (jobs: readonly JobCard[]) => ReactNode;
}

function Found({ total, today, perWeek, jobs, jobList }: FoundProps) {
  const t = useTranslations("saved-searches.preview");
  const formats = useFormats();
  const counted = (count: number) => ({ count, shown: formats.number(count) });
  return (
    <div className="flex flex-col gap-3">
      <p role="status">
        {t("total", counted(total))} {total > 0 && t("today", counted(today))}{" "}
        {perWeek < 1 ? t("rarely") : t("perWeek", counted(Math.round(perWeek)))}
      </p>
      {jobs.length > 0 && jobList(jobs)}
    </div>
  );
}
