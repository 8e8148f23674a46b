/** What became of a match, and which conditions a job does not fulfil, in words. */
import { useTranslations } from "use-intl";
import { useFormats } from "@/shared/i18n/useFormats";
import type { SearchMatch } from "./api";

const REASONS = ["closed", "applied", "mailed-before", "too-many"] as const;
const CONDITIONS = [
  "query",
  "locations",
  "near",
  "positions",
  "newJobs",
  "category",
  "employment",
  "workMode",
  "workingTime",
  "education",
  "experience",
  "employer",
  "salaryFrom",
  "language",
  "licence",
  "published",
  "applicationType",
  "adLanguage",
  "format",
] as const;

export function useMatchTexts() {
  const t = useTranslations("saved-searches.why");
  const formats = useFormats();
  return {
    outcomeOf: ({ mailedAt, suppressed }: Pick<SearchMatch, "mailedAt" | "suppressed">): string => {
      if (mailedAt !== null) return t("mailedAt", { at: formats.dateTime(mailedAt) });
      if (suppressed === null) return t("waiting");
      const reason = REASONS.find((known) => known === suppressed);
      return t(`suppressed.${reason ?? "other"}`);
    },
    conditionName: (name: string): string => {
      const condition = CONDITIONS.find((known) => known === name);
      return t(`condition.${condition ?? "other"}`);
    },
  };
}
