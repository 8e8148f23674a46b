/** A list of jobs, divided by headings where words of the query were given up. */
import { useId } from "react";
import { useTranslations } from "use-intl";
import type { JobSearch, ListedJob } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { areSame, byMissingWords } from "../missingWords";
import { JobList, type JobListProps } from "./JobList";

interface JobsByFitProps extends Omit<JobListProps, "jobs"> {
  readonly jobs: readonly ListedJob[];
  readonly search: JobSearch | undefined;
}

export function JobsByFit({ jobs, search, placeholders = 0, placeholderRef, ...list }: JobsByFitProps) {
  const groups = byMissingWords(jobs);
  // At least one list, for the placeholders.
  const shown = groups.length > 0 ? groups : [{ key: "", missing: [], jobs: [] }];
  return shown.map(({ key, missing, jobs }, at) => {
    const props = { ...list, jobs, ...(at === shown.length - 1 && { placeholders, placeholderRef }) };
    return missing.length === 0 ? (
      <JobList key={key} {...props} />
    ) : (
      <JobsLacking key={key} words={missing} search={search} isFirst={at === 0} list={props} />
    );
  });
}

interface JobsLackingProps {
  readonly words: readonly string[];
  readonly search: JobSearch | undefined;
  /** Whether nothing stands above it in the list. */
  readonly isFirst: boolean;
  readonly list: JobListProps;
}

function JobsLacking({ words, search, isFirst, list }: JobsLackingProps) {
  const t = useTranslations("jobs.givenUp");
  const formats = useFormats();
  const id = useId();
  const total = search?.givenUp.find((group) => areSame(group.words, words))?.total;
  const heading = useHeading(words, search, total ?? list.jobs.length);
  return (
    <section aria-labelledby={id}>
      <h2
        id={id}
        className={
          isFirst
            ? "mb-2 break-words font-semibold text-sm tracking-normal"
            : "mt-5 mb-2 break-words border-border-strong border-t pt-3 font-semibold text-sm tracking-normal"
        }
      >
        {isFirst && search?.fullMatches === 0 && `${t("noneFull")} `}
        {heading}
        {total !== undefined && (
          <>
            {" · "}
            <span className="whitespace-nowrap font-normal text-text-muted">
              {t("ads", { count: total, shown: formats.number(total) })}
            </span>
          </>
        )}
      </h2>
      <JobList {...list} />
    </section>
  );
}

/** Words that mean filters are not mentioned, but met or not. */
function useHeading(words: readonly string[], search: JobSearch | undefined, count: number): string {
  const t = useTranslations("jobs.givenUp");
  const isTerm = (word: string) => search?.understood.some(({ text }) => text === word) ?? false;
  const quoted = (some: readonly string[]) => some.map((word) => t("quoted", { word })).join(", ");
  const terms = words.filter(isTerm);
  const others = words.filter((word) => !isTerm(word));
  if (others.length === 0) return t("unmet", { count, words: quoted(terms) });
  const lacking = t("lacking", { count, words: quoted(others) });
  return terms.length === 0 ? lacking : `${lacking}; ${t("alsoUnmet", { count, words: quoted(terms) })}`;
}
