/** One ad in a list: title, employer, place and pay each on a line of their own, then how fresh it is. */
import { Banknote, Building2, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { RouteLink } from "@/routes/RouteLink";
import type { JobCard as Job } from "@/shared/api/generated";
import { CARD } from "@/shared/ui/Card";
import { classes } from "@/shared/ui/classes";
import { JobCardState } from "./JobCardState";
import { JobPlace } from "./JobPlace";
import { SaveJob } from "./SaveJob";
import { useOpenBeside } from "./useOpenBeside";
import { useSalaryText } from "./useSalaryText";

export interface JobCardProps {
  readonly job: Job;
  readonly heading?: "h2" | "h3" | undefined;
  /** The list that the ad is read beside on a wide screen, as a query string. */
  readonly list?: string | undefined;
  /** The ad that is being read beside the list. */
  readonly isCurrent?: boolean;
}

export function JobCard({ job, heading: Heading = "h3", list, isCurrent = false }: JobCardProps) {
  const salaryText = useSalaryText();
  const openBeside = useOpenBeside(job, list);
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
        {/* The whole card leads to the ad; the title is what is read out. */}
        <RouteLink
          route="job"
          params={{ jobId: job.id, slug: job.slug }}
          onClick={openBeside}
          aria-current={isCurrent ? "true" : undefined}
          className={classes(
            "after:absolute after:inset-0 after:rounded-card after:content-[''] group-hover:text-accent",
            job.userInfo.isSeen && !isCurrent && "text-text-muted",
          )}
        >
          {job.title}
        </RouteLink>
      </Heading>
      {/* Comes once there is JavaScript to do it; its place is kept. */}
      <SaveJob job={job} className="absolute top-2.5 right-2.5 z-10" />
      <div className="flex flex-1 flex-col gap-3 @2xl:flex-row @2xl:items-end @2xl:justify-between">
        <ul className="flex min-w-0 flex-col gap-1.5 text-sm text-text-muted">
          <Line icon={<Building2 aria-hidden className="size-4" />}>{job.employer.name}</Line>
          <Line icon={<MapPin aria-hidden className="size-4" />}>
            <JobPlace job={job} />
          </Line>
          {job.salary && (
            <Line icon={<Banknote aria-hidden className="size-4" />}>
              <strong className="font-semibold text-text">{salaryText(job.salary)}</strong>
            </Line>
          )}
        </ul>
        <JobCardState job={job} isRead={isCurrent} />
      </div>
    </article>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <span className="mt-0.5 shrink-0">{icon}</span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}
