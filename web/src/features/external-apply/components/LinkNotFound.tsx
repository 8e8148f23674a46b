/** Shown at an external page of a job that has no such way to apply. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { JobDetail } from "@/shared/api/generated";
import { Head } from "@/shared/seo/Head";
import { buttonStyle } from "@/shared/ui/buttonStyle";

export function LinkNotFound({ job }: { job: JobDetail }) {
  const t = useTranslations("external-apply");
  const params = { jobId: job.id, slug: job.slug };
  return (
    <div className="page-width flex flex-col items-center gap-6 py-14 text-center md:py-20">
      <Head title={t("notFound.title")} />
      <h1 className="max-w-2xl text-3xl md:text-4xl">{t("notFound.title")}</h1>
      <div className="max-w-xl">
        <p className="break-words font-semibold text-lg">{job.title}</p>
        <p className="break-words text-text-muted">{job.employer.name}</p>
      </div>
      <p className="max-w-xl">{t("notFound.text")}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <RouteLink route="apply" params={params} className={buttonStyle("primary")}>
          {t("notFound.ways")}
        </RouteLink>
        <RouteLink route="job" params={params} className={buttonStyle("secondary")}>
          {t("backToJob")}
        </RouteLink>
      </div>
    </div>
  );
}
