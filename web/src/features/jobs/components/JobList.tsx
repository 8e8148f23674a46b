/** Jobs as a grid or as rows. */
import type { ReactNode, Ref } from "react";
import { classes } from "@/shared/ui/classes";
import { Skeleton } from "@/shared/ui/Skeleton";
import { type Job, JobCard, type JobCardProps } from "./JobCard";

export type Layout = "grid" | "pairs" | "rows";

export interface JobListProps extends Pick<JobCardProps, "heading" | "list" | "isInPaidBlock"> {
  readonly jobs: readonly Job[];
  readonly layout?: Layout;
  /** Id of the job that is open. */
  readonly current?: number | undefined;
  /** Renders a note on a job, below the facts of its card. */
  readonly noteOf?: (job: Job) => ReactNode;
  /** Page number, for the first job of a page. */
  readonly startsPage?: (job: Job) => number | undefined;
  /** Number of placeholders, and a ref to the first. */
  readonly placeholders?: number;
  readonly placeholderRef?: Ref<HTMLLIElement>;
}

export function JobList({
  jobs,
  layout = "grid",
  heading,
  list,
  current,
  noteOf,
  startsPage,
  placeholders = 0,
  placeholderRef,
  isInPaidBlock,
}: JobListProps) {
  return (
    <Grid layout={layout}>
      {jobs.map((job) => (
        <li
          key={job.id}
          className="@container max-lg:render-when-near-36"
          data-job={job.id}
          data-page={startsPage?.(job)}
          data-current={isOpen(job, current) || undefined}
        >
          <JobCard
            job={job}
            heading={heading}
            list={list}
            current={current}
            isInPaidBlock={isInPaidBlock}
            note={noteOf?.(job)}
          />
        </li>
      ))}
      <Placeholders count={placeholders} firstRef={placeholderRef} />
    </Grid>
  );
}

/** Itself, or a job that stands under it. */
function isOpen({ id, siblings = [] }: Job, current: number | undefined): boolean {
  return id === current || siblings.some((sibling) => sibling.id === current);
}

export function JobListSkeleton({ count = 6, layout = "grid" }: { count?: number; layout?: Layout }) {
  return (
    <Grid layout={layout}>
      <Placeholders count={count} />
    </Grid>
  );
}

function Placeholders({ count, firstRef }: { count: number; firstRef?: Ref<HTMLLIElement> | undefined }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the places never change their order
    <li key={index} ref={index === 0 ? firstRef : undefined} aria-hidden className="@container">
      <Skeleton className="h-34 rounded-card @md:h-23" />
    </li>
  ));
}

const COLUMNS: Record<Layout, string | false> = {
  grid: "md:grid-cols-2 md:gap-3 lg:grid-cols-3",
  pairs: "md:grid-cols-2 md:gap-3",
  rows: false,
};

function Grid({ layout, children }: { layout: Layout; children: ReactNode }) {
  return <ul className={classes("grid gap-1.5", COLUMNS[layout])}>{children}</ul>;
}
