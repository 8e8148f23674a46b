/** Heading of the job page: title, employer, place and salary on separate lines. */
import { Clock } from "lucide-react";
import { useTranslations } from "use-intl";
import type { JobDetail } from "@/shared/api/generated";
import { useAge } from "@/shared/i18n/useAge";
import { useFormats } from "@/shared/i18n/useFormats";
import { EmployerMark } from "@/shared/ui/EmployerMark";
import { JobActions } from "./JobActions";
import { JobBadges } from "./JobCardFooter";
import { JobLine, JobLines } from "./JobLines";

export function JobHeading({ job }: { job: JobDetail }) {
  const t = useTranslations("jobs");
  const formats = useFormats();
  const age = useAge();
  return (
    <div className="max-w-4xl">
      <p className="mb-3 flex flex-wrap gap-1.5 empty:hidden">
        <JobBadges job={job} isOpen />
      </p>
      <h1 lang={job.language} className="break-words text-3xl md:text-4xl">
        {job.title}
      </h1>
      <div className="mt-4 flex gap-4">
        <EmployerMark employer={job.employer} className="size-12 md:size-14" />
        <ul className="flex min-w-0 flex-col gap-2 text-text-muted">
          <JobLines job={job} isLarge />
          <JobLine icon={Clock} isLarge>
            <time dateTime={job.publishedAt}>{t("page.published", { age: age(job.publishedAt) })}</time>
            {job.isActive && (
              <>
                {" · "}
                <time dateTime={job.applyUntil}>
                  {t("applyUntil", { date: formats.longDate(job.applyUntil) })}
                </time>
              </>
            )}
          </JobLine>
        </ul>
      </div>
      <div className="mt-5">
        <JobActions job={job} />
      </div>
    </div>
  );
}
