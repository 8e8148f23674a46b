/** Ads in a grid, as many columns as there is room for, or one under the other. */
import type { ReactNode, Ref } from "react";
import type { JobCard as Job } from "@/shared/api/generated";
import { classes } from "@/shared/ui/classes";
import { Skeleton } from "@/shared/ui/Skeleton";
import { JobCard, type JobCardProps } from "./JobCard";

export type Layout = "grid" | "pairs" | "rows";

export interface JobListProps extends Pick<JobCardProps, "heading" | "list"> {
  readonly jobs: readonly Job[];
  readonly layout?: Layout;
  /** The ad that is being read. */
  readonly current?: number | undefined;
  /** The page that an ad is the first of. */
  readonly startsPage?: (job: Job) => number | undefined;
  /** Ads that are on their way, and the first of their places. */
  readonly coming?: number;
  readonly comingRef?: Ref<HTMLLIElement>;
}

export function JobList({
  jobs,
  layout = "grid",
  heading,
  list,
  current,
  startsPage,
  coming = 0,
  comingRef,
}: JobListProps) {
  return (
    <Grid layout={layout}>
      {jobs.map((job) => (
        <li
          key={job.id}
          className="@container"
          data-job={job.id}
          data-page={startsPage?.(job)}
          data-current={job.id === current || undefined}
        >
          <JobCard job={job} heading={heading} list={list} isCurrent={job.id === current} />
        </li>
      ))}
      <Places count={coming} firstRef={comingRef} />
    </Grid>
  );
}

export function JobListSkeleton({ count = 6, layout = "grid" }: { count?: number; layout?: Layout }) {
  return (
    <Grid layout={layout}>
      <Places count={count} />
    </Grid>
  );
}

function Places({ count, firstRef }: { count: number; firstRef?: Ref<HTMLLIElement> | undefined }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the places never change their order
    <li key={index} ref={index === 0 ? firstRef : undefined} aria-hidden className="@container">
      <Skeleton className="h-55 rounded-card @2xl:h-38" />
    </li>
  ));
}

const COLUMNS: Record<Layout, string | false> = {
  grid: "md:grid-cols-2 md:gap-4 lg:grid-cols-3",
  pairs: "md:grid-cols-2 md:gap-4",
  rows: false,
};

function Grid({ layout, children }: { layout: Layout; children: ReactNode }) {
  return <ul className={classes("grid gap-3", COLUMNS[layout])}>{children}</ul>;
}
