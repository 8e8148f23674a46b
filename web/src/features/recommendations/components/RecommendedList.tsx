/** Recommended jobs, each with its reasons. */
import { JobList, type JobListProps } from "@/features/jobs/components/JobList";
import type { RecommendedJob } from "@/shared/api/generated";
import { Reasons } from "./Reasons";

interface RecommendedListProps extends Pick<JobListProps, "heading" | "layout"> {
  readonly items: readonly RecommendedJob[];
}

export function RecommendedList({ items, ...props }: RecommendedListProps) {
  const reasonsOf = new Map(items.map(({ job, reasons }) => [job.id, reasons]));
  return (
    <JobList
      {...props}
      jobs={items.map(({ job }) => job)}
      noteOf={({ id }) => <Reasons reasons={reasonsOf.get(id) ?? []} />}
    />
  );
}
