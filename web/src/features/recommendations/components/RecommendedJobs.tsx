/** The first recommended jobs, for the home page; nothing where there are none. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { generatedApi, useListRecommendedJobsQuery } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { classes } from "@/shared/ui/classes";
import { type RecommendedCards, recommendedCards, type SearchText } from "./Reasons";

const SHOWN = { perPage: 6 };

/** Reads anew, since what a person searched for or saved may have changed since the home page was read. */
export const readRecommended = () =>
  generatedApi.endpoints.listRecommendedJobs.initiate(SHOWN, { forceRefetch: true });

interface RecommendedJobsProps {
  readonly searchText: SearchText;
  readonly list: (cards: RecommendedCards) => ReactNode;
  readonly className?: string;
}

export function RecommendedJobs({ searchText, list, className }: RecommendedJobsProps) {
  const t = useTranslations("recommendations");
  const formats = useFormats();
  const { data } = useListRecommendedJobsQuery(SHOWN);
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="for-you" className={classes("page-width pt-8 md:pt-12", className)}>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="for-you" className="text-2xl">
          {t("title")}
        </h2>
        <RouteLink route="jobsForYou" className="link font-semibold">
          {t("all", { shown: formats.number(data.total) })}
        </RouteLink>
      </div>
      {list(recommendedCards(data.items, searchText))}
    </section>
  );
}
