/** Texts on what became of a match, and on which conditions a job does not fulfil. */
import { useTranslations } from "use-intl";
import type { SearchMatch } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";

const CONDITIONS = [
  "open",
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
      return t(`suppressed.${suppressed}`);
    },
    conditionName: (name: string): string => {
      const condition = CONDITIONS.find((known) => known === name);
      return t(`condition.${condition ?? "other"}`);
    },
  };
}
