/** Job card: title, employer, place and salary on separate lines, then age and badges. */
import { RouteLink } from "@/routes/RouteLink";
import type { JobCard as Job } from "@/shared/api/generated";
import { CARD } from "@/shared/ui/Card";
import { classes } from "@/shared/ui/classes";
import { EmployerMark } from "@/shared/ui/EmployerMark";
import { JobCardFooter } from "./JobCardFooter";
import { JobLines } from "./JobLines";
import { SaveJob } from "./SaveJob";
import { useOpenInSplitView } from "./useOpenInSplitView";

export interface JobCardProps {
  readonly job: Job;
  readonly heading?: "h2" | "h3" | undefined;
  /** Query string of the list that the job is read beside on wide screens (splitView.ts). */
  readonly list?: string | undefined;
  /** Whether the job is open in the split view. */
  readonly isCurrent?: boolean;
}

export function JobCard({ job, heading: Heading = "h3", list, isCurrent = false }: JobCardProps) {
  const openInSplitView = useOpenInSplitView(job, list);
  return (
    <article
      className={classes(
        CARD,
        "group relative flex h-full flex-col gap-3 p-5 transition-colors focus-within:border-accent hover:border-accent",
        isCurrent &&
          "border-accent! bg-accent-soft! forced-colors:border-[Highlight]! forced-colors:border-2",
      )}
    >
      <Heading lang={job.language} className="pr-9 text-lg leading-snug">
        {/* The link covers the whole card; its accessible name is the title. */}
        <RouteLink
          route="job"
          params={{ jobId: job.id, slug: job.slug }}
          onClick={openInSplitView}
          aria-current={isCurrent ? "true" : undefined}
          className={classes(
            "after:absolute after:inset-0 after:rounded-card after:content-[''] group-hover:text-accent",
            job.userInfo.isSeen && !isCurrent && "text-text-muted",
          )}
        >
          {job.title}
        </RouteLink>
      </Heading>
      {/* Needs JavaScript; its space is reserved. */}
      <SaveJob job={job} className="absolute top-2.5 right-2.5 z-10" />
      <div className="flex flex-1 flex-col gap-3 @2xl:flex-row @2xl:items-end @2xl:justify-between">
        <div className="flex min-w-0 gap-2.5 @2xl:gap-3.5">
          <EmployerMark employer={job.employer} className="mt-0.5 size-10 @2xl:size-11" />
          <ul className="flex min-w-0 flex-col gap-1.5 text-sm text-text-muted">
            <JobLines job={job} />
          </ul>
        </div>
        <JobCardFooter job={job} isOpen={isCurrent} />
      </div>
    </article>
  );
}
