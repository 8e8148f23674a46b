/** Lines under a job's title on its page: employer, place and salary. */
import { Banknote, type LucideIcon, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { JobDetail } from "@/shared/api/generated";
import { JobPlace } from "./JobPlace";
import { SalaryEstimate } from "./SalaryEstimate";
import { useSalaryText } from "./useSalaryText";

export function JobLines({ job }: { job: JobDetail }) {
  const t = useTranslations("jobs.page");
  const salaryText = useSalaryText();
  const { id, name } = job.employer;
  return (
    <>
      <li className="break-words font-semibold">
        <RouteLink
          route="employer"
          params={{ employerId: id }}
          aria-label={t("profileOfEmployer", { employer: name })}
          className="link"
        >
          {name}
        </RouteLink>
      </li>
      <JobLine icon={MapPin}>
        <JobPlace job={job} />
      </JobLine>
      {job.salary && (
        <JobLine icon={Banknote}>
          <strong className="font-semibold text-text">{salaryText(job.salary)}</strong>
          <SalaryEstimate job={job} />
        </JobLine>
      )}
    </>
  );
}

export function JobLine({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <span className="mt-0.5 shrink-0">
        <Icon aria-hidden className="size-5" />
      </span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}
