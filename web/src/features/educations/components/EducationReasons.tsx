/** Reasons why a programme is recommended, on its card. */
import { Briefcase, MapPin } from "lucide-react";
import { useTranslations } from "use-intl";
import type { RecommendedEducation } from "@/shared/api/generated";

const ICONS = { category: Briefcase, country: MapPin } as const;

type Reason = RecommendedEducation["reasons"][number];

export function EducationReasons({ reasons }: { reasons: readonly Reason[] }) {
  const t = useTranslations("educations");
  const textOf = (reason: Reason) => {
    const values = { name: reason.value.name };
    return reason.subject === "category"
      ? t(`reason.category.${reason.knownBy}`, values)
      : t(`reason.country.${reason.knownBy}`, values);
  };
  return (
    <ul
      aria-label={t("reasons")}
      className="mt-auto grid gap-1 border-border border-t pt-3 text-sm leading-5"
    >
      {reasons.map((reason) => {
        const Icon = ICONS[reason.subject];
        return (
          <li key={`${reason.subject}-${reason.value.id}`} className="flex min-w-0 gap-1.5 text-text-muted">
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
            <span className="min-w-0">{textOf(reason)}</span>
          </li>
        );
      })}
    </ul>
  );
}
