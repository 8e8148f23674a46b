/** Number of results. Where words were given up: how many have all words, and how many follow below. */
import { useTranslations } from "use-intl";
import type { JobSearch } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";

interface ResultCountProps {
  readonly total: number;
  readonly search: JobSearch;
}

/** On a phone the sentence has its own line below (WordsLeftOut): this one stays in view while the list scrolls. */
export function ResultCount({ total, search }: ResultCountProps) {
  const t = useTranslations("search");
  const formats = useFormats();
  const found = t("found", { count: total, shown: formats.number(total) });
  const sentence = useSentence(total, search);
  if (sentence === undefined) return found;
  return (
    <>
      <span className="md:hidden">{found}</span>
      <span className="max-md:hidden">{sentence}</span>
    </>
  );
}

export function WordsLeftOut({ total, search }: ResultCountProps) {
  const sentence = useSentence(total, search);
  return sentence && <p className="mb-3 text-sm text-text-muted md:hidden">{sentence}</p>;
}

/** Undefined where all jobs have all words, or none has: the list itself says that. */
function useSentence(total: number, { fullMatches, givenUp }: JobSearch): string | undefined {
  const t = useTranslations("search");
  const formats = useFormats();
  const below = total - fullMatches;
  if (givenUp.length === 0 || fullMatches === 0 || below <= 0) return undefined;
  return t("foundWithAll", {
    count: fullMatches,
    shown: formats.number(fullMatches),
    below: formats.number(below),
  });
}
