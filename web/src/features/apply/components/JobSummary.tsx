/** Summary of the job beside the form: title, employer, place, salary and closing date. */
import { Banknote, Building2, CalendarClock, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { isBuilt } from "@/routes/table";
import type { JobDetail } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { CARD } from "@/shared/ui/Card";
import { classes } from "@/shared/ui/classes";

interface JobSummaryProps {
  readonly job: JobDetail;
  /** Place and salary, formatted as in job lists. */
  readonly place: string;
  readonly pay: string | undefined;
  readonly className?: string;
}

export function JobSummary({ job, place, pay, className }: JobSummaryProps) {
  const t = useTranslations("apply.job");
  const formats = useFormats();
  return (
    <section aria-labelledby="job-summary" className={classes(CARD, "p-5", className)}>
      <h2 id="job-summary" className="font-normal text-sm text-text-muted tracking-normal">
        {t("heading")}
      </h2>
      <p lang={job.language} className="mt-1 font-bold text-lg leading-snug tracking-tight">
        {job.title}
      </p>
      <ul className="mt-3 flex flex-col gap-1.5 text-sm text-text-muted">
        <Line icon={<Building2 aria-hidden className="size-4" />}>{job.employer.name}</Line>
        <Line icon={<MapPin aria-hidden className="size-4" />}>{place}</Line>
        {pay !== undefined && <Line icon={<Banknote aria-hidden className="size-4" />}>{pay}</Line>}
        {job.isActive && (
          <Line icon={<CalendarClock aria-hidden className="size-4" />}>
            <time dateTime={job.applyUntil}>{t("until", { date: formats.longDate(job.applyUntil) })}</time>
          </Line>
        )}
      </ul>
      {job.demo && (
        <p className="mt-3 border-border border-t pt-3 text-sm text-text-muted">
          {t(job.demo === "invented" ? "demoInvented" : "demoShifted")}
        </p>
      )}
      {isBuilt("job") && (
        <RouteLink
          route="job"
          params={{ jobId: job.id, slug: job.slug }}
          className="link mt-2 inline-flex min-h-11 items-center text-sm"
        >
          {t("toAd")}
        </RouteLink>
      )}
    </section>
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
