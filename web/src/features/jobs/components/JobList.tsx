/** Ads in a grid, as many columns as there is room for. */
import type { ReactNode } from "react";
import type { JobCard as Job } from "@/shared/api/generated";
import { Skeleton } from "@/shared/ui/Skeleton";
import { JobCard } from "./JobCard";

export function JobList({ jobs, heading }: { jobs: readonly Job[]; heading?: "h2" | "h3" }) {
  return (
    <Grid>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} heading={heading} />
        </li>
      ))}
    </Grid>
  );
}

export function JobListSkeleton({ count = 6 }: { count?: number }) {
  return (
    <Grid>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places never change their order
        <li key={index}>
          <Skeleton className="h-52 rounded-card" />
        </li>
      ))}
    </Grid>
  );
}

function Grid({ children }: { children: ReactNode }) {
  return <ul className="grid gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-3">{children}</ul>;
}
