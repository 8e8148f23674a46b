/** Why a job is recommended, on its card. */
import { FileCheck, Heart, type LucideIcon, MapPin, Search } from "lucide-react";
import { useTranslations } from "use-intl";
import { useSearchText } from "@/features/search/useSearchText";
import type { RecommendedJob } from "@/shared/api/generated";
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

export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  const t = useTranslations("recommendations");
  const textOf = useReasonText();
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

function useReasonText(): (reason: Reason) => string {
  const t = useTranslations("recommendations.reason");
  const searchText = useSearchText();
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
