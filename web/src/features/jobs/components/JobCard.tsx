/** Job card: the employer's mark, the title, and three lines of facts, so that five or six fit on a screen. */
import type { ReactNode } from "react";
import { RouteLink } from "@/routes/RouteLink";
import type { ListedJob, JobCard as PlainJob } from "@/shared/api/generated";
import { CARD } from "@/shared/ui/Card";
import { classes } from "@/shared/ui/classes";
import { EmployerMark } from "@/shared/ui/EmployerMark";
import { adLanguage } from "../adLanguage";
import { JobCardSummary } from "./JobCardSummary";
import { SaveJob } from "./SaveJob";
import { SiblingJobs } from "./SiblingJobs";
import { useOpenInSplitView } from "./useOpenInSplitView";

/** In the result of a search, other jobs may stand under it. */
export type Job = PlainJob & Partial<Pick<ListedJob, "siblings">>;

export interface JobCardProps {
  readonly job: Job;
  readonly heading?: "h2" | "h3" | undefined;
  /** Query string of the list that the job is read beside on wide screens (splitView.ts). */
  readonly list?: string | undefined;
  /** Id of the job that is open in the split view. */
  readonly current?: number | undefined;
  readonly isInPaidBlock?: boolean | undefined;
  readonly note?: ReactNode;
}

export function JobCard(props: JobCardProps) {
  const { job, heading: Heading = "h3", list, current, isInPaidBlock = false, note } = props;
  const isCurrent = job.id === current;
  const { siblings = [] } = job;
  const openInSplitView = useOpenInSplitView(job, list);
  return (
    <article
      className={classes(
        CARD,
        "group relative flex h-full gap-2.5 px-3 py-2.5 transition-colors focus-within:border-accent hover:border-accent",
        isCurrent &&
          "border-accent! shadow-[inset_3px_0_0_var(--color-accent)] forced-colors:border-[Highlight]! forced-colors:border-2",
      )}
    >
      <EmployerMark employer={{ ...job.employer, logoUrl: job.employerLogoUrl }} className="mt-0.5 size-9" />
      <div className="min-w-0 flex-1">
        <Heading lang={adLanguage(job)} className="pr-9 text-base leading-snug">
          {/* The link covers the whole card; its accessible name is the title. */}
          <RouteLink
            route="job"
            params={{ jobId: job.id, slug: job.slug }}
            onClick={openInSplitView}
            aria-current={isCurrent ? "true" : undefined}
            className={classes(
              "break-words after:absolute after:inset-0 after:rounded-card after:content-[''] group-hover:text-accent",
              job.userInfo.isSeen && !isCurrent && "text-text-muted",
            )}
          >
            {job.title}
          </RouteLink>
        </Heading>
        <JobCardSummary job={job} isOpen={isCurrent} isInPaidBlock={isInPaidBlock} />
        {note}
        {siblings.length > 0 && <SiblingJobs job={job} siblings={siblings} list={list} current={current} />}
      </div>
      {/* Needs JavaScript; its space is reserved. As high as the first line of the title, clear of the pill below. */}
      <SaveJob job={job} className="absolute -top-px right-0.5 z-10" />
    </article>
  );
}
