/** Reasons why a job was mailed, or was not: the matches of a saved search, and an answer for any job. */
import { useTranslations } from "use-intl";
import type { SavedSearch } from "@/shared/api/generated";
import { Button } from "@/shared/ui/Button";
import { LazyDialog } from "@/shared/ui/LazyDialog";
import { LoadingContainer } from "@/shared/ui/LoadingContainer";
import { savedSearchesApi } from "../api";
import { type SearchViews, titleOf } from "../searchViews";
import { AskAboutJob } from "./AskAboutJob";
import { MatchRow } from "./MatchRow";

interface WhyDialogProps {
  readonly saved: SavedSearch;
  readonly views: SearchViews;
  readonly onClose: () => void;
}

export function WhyDialog({ saved, views, onClose }: WhyDialogProps) {
  const t = useTranslations("saved-searches.why");
  return (
    <LazyDialog title={t("title")} isOpen onClose={onClose} shape="sheet">
      <div className="flex flex-col gap-6">
        <p className="wrap-anywhere text-text-muted">{t("lead", { name: titleOf(saved, views) })}</p>
        <AskAboutJob searchId={saved.id} />
        <Matches searchId={saved.id} />
      </div>
    </LazyDialog>
  );
}

function Matches({ searchId }: { searchId: string }) {
  const t = useTranslations("saved-searches.why");
  const { data, isLoading, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    savedSearchesApi.useSearchMatchesInfiniteQuery(searchId, { refetchOnMountOrArgChange: true });
  const matches = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section aria-labelledby="matches">
      <h3 id="matches" className="mb-2 font-semibold text-base tracking-normal">
        {t("matches")}
      </h3>
      <LoadingContainer isLoading={isLoading} hasError={isError && !data} onReload={() => void refetch()}>
        {matches.length === 0 ? (
          <p className="text-text-muted">{t("none")}</p>
        ) : (
          <ul className="divide-y divide-border">
            {matches.map((match) => (
              <MatchRow key={`${match.jobId} ${match.matchedAt}`} match={match} />
            ))}
          </ul>
        )}
        {hasNextPage && (
          <Button
            variant="secondary"
            className="mt-3"
            isPending={isFetchingNextPage}
            onPress={() => void fetchNextPage()}
          >
            {t("more")}
          </Button>
        )}
      </LoadingContainer>
    </section>
  );
}
