/** Lines under a job's title, alike on its card and on its page: employer, place and salary. */
import { Banknote, type LucideIcon, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import type { JobCard } from "@/shared/api/generated";
import { classes } from "@/shared/ui/classes";
import { JobPlace } from "./JobPlace";
import { SalaryEstimate } from "./SalaryEstimate";
import { useSalaryText } from "./useSalaryText";

export function JobLines({ job, isLarge = false }: { job: JobCard; isLarge?: boolean }) {
  const salaryText = useSalaryText();
  return (
    <>
      <li className={isLarge ? "break-words font-semibold text-text" : "text-text"}>{job.employer.name}</li>
      <JobLine icon={MapPin} isLarge={isLarge}>
        <JobPlace job={job} />
      </JobLine>
      {job.salary && (
        <JobLine icon={Banknote} isLarge={isLarge}>
          <strong className="font-semibold text-text">{salaryText(job.salary)}</strong>
          {isLarge && <SalaryEstimate job={job} />}
        </JobLine>
      )}
    </>
  );
}

interface JobLineProps {
  readonly icon: LucideIcon;
  readonly isLarge?: boolean;
  readonly children: ReactNode;
}

export function JobLine({ icon: Icon, isLarge = false, children }: JobLineProps) {
  return (
    <li className={classes("flex items-start", isLarge ? "gap-2.5" : "gap-2")}>
      <span className="mt-0.5 shrink-0">
        <Icon aria-hidden className={isLarge ? "size-5" : "size-4"} />
      </span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}
