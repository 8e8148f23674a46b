/** Reasons why a job is recommended, on its card. */
import { FileCheck, Heart, type LucideIcon, MapPin, Search } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { JobCard, JobSearch, RecommendedJob } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";

export type Reason = RecommendedJob["reasons"][number];

const ICONS: Record<Reason["code"], LucideIcon> = {
  searched: Search,
  saved: Heart,
  applied: FileCheck,
  near: MapPin,
};
/** A card has room for so many; the first say the most. */
const MOST = 2;

/** A search in a few words. */
export type SearchText = (search: JobSearch) => string;

/** Recommended jobs as a list shows them, with a note on each card. */
export interface RecommendedCards {
  readonly jobs: readonly JobCard[];
  readonly noteOf: (job: JobCard) => ReactNode;
}

export function recommendedCards(items: readonly RecommendedJob[], searchText: SearchText): RecommendedCards {
  const reasonsOf = new Map(items.map(({ job, reasons }) => [job.id, reasons]));
  return {
    jobs: items.map(({ job }) => job),
    noteOf: ({ id }) => <Reasons reasons={reasonsOf.get(id) ?? []} searchText={searchText} />,
  };
}

interface ReasonsProps {
  readonly reasons: readonly Reason[];
  readonly searchText: SearchText;
}

export function Reasons({ reasons, searchText }: ReasonsProps) {
  const t = useTranslations("recommendations");
  const textOf = useReasonText(searchText);
  return (
    <ul aria-label={t("reasons")} className="mt-2 grid gap-1 border-border border-t pt-2 text-sm leading-5">
      {reasons.slice(0, MOST).map((reason) => {
        const Icon = ICONS[reason.code];
        const text = textOf(reason);
        return (
          <li key={text} className="flex min-w-0 gap-1.5 text-text-muted">
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
            <span className="min-w-0">{text}</span>
          </li>
        );
      })}
    </ul>
  );
}

function useReasonText(searchText: SearchText): (reason: Reason) => string {
  const t = useTranslations("recommendations.reason");
  const formats = useFormats();
  return (reason) => {
    switch (reason.code) {
      case "searched":
        return t("searched", { search: searchText(reason.search) });
      case "near":
        return t("near", { km: formats.number(reason.km), place: reason.place.name });
      default:
        return t(reason.code, { title: reason.job.title });
    }
  };
}
