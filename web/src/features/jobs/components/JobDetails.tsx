/** Details of a job as a description list; unknown ones are left out. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { JobDetail } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Card } from "@/shared/ui/Card";

export function JobDetails({ job }: { job: JobDetail }) {
  const t = useTranslations("jobs.page");
  const modes = useTranslations("jobs.workMode");
  const formats = useFormats();
  return (
    <Card>
      <h2 className="mb-4 text-lg">{t("details")}</h2>
      <dl className="flex flex-col gap-3.5 text-sm print:grid print:grid-cols-3 print:gap-x-6">
        {job.position && <Term name={t("position")}>{job.position.name}</Term>}
        {job.categories.length > 0 && (
          <Term name={t("category")}>
            {job.categories.map(({ id, name }) => (
              <RouteLink key={id} route="jobSearch" search={{ category: id }} className="link block w-fit">
                {name}
              </RouteLink>
            ))}
          </Term>
        )}
        <Term name={t("workMode")}>{modes(job.workMode)}</Term>
        {job.employment && <Term name={t("employmentType")}>{t(`employment.${job.employment}`)}</Term>}
        {job.workingTime && <Term name={t("workingTimeType")}>{t(`workingTime.${job.workingTime}`)}</Term>}
        {job.workers > 1 && <Term name={t("workers")}>{formats.number(job.workers)}</Term>}
        {job.educationLevel && <Term name={t("education")}>{job.educationLevel.name}</Term>}
        {job.minimumExperienceYears !== null && job.minimumExperienceYears > 0 && (
          <Term name={t("experience")}>
            {t("years", {
              count: job.minimumExperienceYears,
              shown: formats.number(job.minimumExperienceYears),
            })}
          </Term>
        )}
        {job.languages.length > 0 && (
          <Term name={t("languages")}>
            {job.languages.map(({ name, level }) => (level ? `${name} (${level})` : name)).join(", ")}
          </Term>
        )}
        {job.drivingLicences.length > 0 && (
          <Term name={t("drivingLicences")}>{job.drivingLicences.join(", ")}</Term>
        )}
        {job.digitalSkills.length > 0 && (
          <Term name={t("digitalSkills")}>{job.digitalSkills.join(", ")}</Term>
        )}
        {job.additionalSkills.length > 0 && (
          <Term name={t("additionalSkills")}>{job.additionalSkills.join(", ")}</Term>
        )}
        <Term name={t("number")}>{job.id}</Term>
      </dl>
    </Card>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-text-muted">{name}</dt>
      <dd className="break-words font-semibold">{children}</dd>
    </div>
  );
}
