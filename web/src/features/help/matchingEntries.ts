/** Search within the page: every word that was typed stands in the question or its answer, whatever the diacritics. */
import type { FaqCategory, FaqEntry } from "@/shared/api/generated";
import { fold } from "@/shared/i18n/fold";

function textOf({ title, html }: FaqEntry): string {
  return fold(`${title} ${html.replaceAll(/<[^>]*>/g, " ")}`);
}

/** Categories with the questions that match; none without. */
export function matchingEntries(categories: readonly FaqCategory[], typed: string): readonly FaqCategory[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return categories;
  return categories
    .map((category) => ({
      ...category,
      entries: category.entries.filter((question) => {
        const text = textOf(question);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}
