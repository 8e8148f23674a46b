/** Heading of a job: title, employer, place, salary, terms of the work, and dates. */
import { BriefcaseBusiness, Clock } from "lucide-react";
import { useTranslations } from "use-intl";
import type { JobDetail } from "@/shared/api/generated";
import { useAge } from "@/shared/i18n/useAge";
import { useFormats } from "@/shared/i18n/useFormats";
import { Badge } from "@/shared/ui/Badge";
import { EmployerMark } from "@/shared/ui/EmployerMark";
import { adLanguage } from "../adLanguage";
import { JobLine, JobLines } from "./JobLines";
import { JobPill, usePill } from "./JobPill";

interface JobHeadingProps {
  readonly job: JobDetail;
  /** `h2` beside a list that has the page's heading. */
  readonly as?: "h1" | "h2";
  readonly isLarge: boolean;
}

export function JobHeading({ job, as: Heading = "h1", isLarge }: JobHeadingProps) {
  const t = useTranslations("jobs");
  const formats = useFormats();
  const age = useAge();
  const pill = usePill(job, true);
  return (
    <div className="max-w-4xl">
      <p className="mb-3 flex flex-wrap gap-1.5 empty:hidden print:hidden">
        {pill && <JobPill job={job} pill={pill} />}
        {job.demo && <Badge>{t("demo")}</Badge>}
      </p>
      <Heading
        lang={adLanguage(job)}
        className={isLarge ? "break-words text-3xl md:text-4xl" : "break-words text-2xl"}
      >
        {job.title}
      </Heading>
      <div className="mt-4 flex gap-4">
        <EmployerMark
          employer={{ ...job.employer, logoUrl: job.employerLogoUrl }}
          className="size-12 md:size-14"
        />
        <ul className="flex min-w-0 flex-col gap-2 text-text-muted">
          <JobLines job={job} />
          <Terms job={job} />
          <JobLine icon={Clock}>
            <time dateTime={job.publishedAt}>
              <span className="print:hidden">{t("page.published", { age: age(job.publishedAt) })}</span>
              {/* Paper is read later. */}
              <span className="hidden print:inline">
                {t("page.published", { age: formats.longDate(job.publishedAt) })}
              </span>
            </time>
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
    </div>
  );
}

/** Type of employment, hours and experience: what decides whether one reads on. */
function Terms({ job: { employment, workingTime, minimumExperienceYears } }: { job: JobDetail }) {
  const t = useTranslations("jobs.page");
  const formats = useFormats();
  const years = minimumExperienceYears ?? 0;
  const terms = [
    employment && t(`employment.${employment}`),
    workingTime && t(`workingTime.${workingTime}`),
    years > 0 && t("experienceYears", { count: years, shown: formats.number(years) }),
  ].filter((term) => typeof term === "string");
  if (terms.length === 0) return null;
  return <JobLine icon={BriefcaseBusiness}>{terms.join(" · ")}</JobLine>;
}
