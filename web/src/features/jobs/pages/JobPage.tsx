/** One ad, whole: what the work is, what it asks and gives, and how one applies. */
import { redirect } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { screen } from "@/routes/screen";
import type { RouteParams } from "@/routes/table";
import { generatedApi, useGetJobQuery } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Head } from "@/shared/seo/Head";
import { Banner } from "@/shared/ui/Banner";
import { Card } from "@/shared/ui/Card";
import { AdText } from "../components/AdText";
import { ApplyBar, ApplyCard } from "../components/ApplyCard";
import { JobDetails } from "../components/JobDetails";
import { JobHeading } from "../components/JobHeading";
import { JobList } from "../components/JobList";
import { JobPosting } from "../components/JobPosting";

function JobPage({ params }: { params: RouteParams<"job"> }) {
  const t = useTranslations("jobs.page");
  const formats = useFormats();
  const locale = useLocale();
  const { data: job } = useGetJobQuery({ jobId: Number(params.jobId) });
  if (!job) return null;
  return (
    <div className="page-width pt-6 md:pt-10">
      <Head
        title={`${job.title}, ${job.employer.name}`}
        description={t("description", { employer: job.employer.name, place: job.location })}
      />
      {job.isActive && <JobPosting job={job} />}
      {!job.isActive && (
        <div className="mb-6">
          <Banner
            tone="warning"
            title={
              job.standing === "paused"
                ? t("paused")
                : t("inactive", { date: formats.date(job.closedAt ?? job.applyUntil) })
            }
          >
            {t(job.standing === "paused" ? "pausedHint" : "inactiveHint")}
          </Banner>
        </div>
      )}
      <JobHeading job={job} />
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_352px] lg:items-start">
        <div className="min-w-0">
          <Card className="md:p-8">
            {job.demo && <p className="mb-6 text-sm text-text-muted">{t(`demo.${job.demo}`)}</p>}
            <div className="flex max-w-reading flex-col gap-8">
              <AdText title={t("text")} isTitleShown={false} html={job.description} language={job.language} />
              {job.requirements !== "" && (
                <AdText title={t("requirements")} html={job.requirements} language={job.language} />
              )}
              {job.benefits !== "" && (
                <AdText title={t("benefits")} html={job.benefits} language={job.language} />
              )}
            </div>
          </Card>
        </div>
        <div className="flex flex-col gap-4 lg:sticky lg:top-24">
          <ApplyCard job={job} />
          <JobDetails job={job} />
        </div>
      </div>
      {job.similar.length > 0 && (
        <section aria-labelledby="similar" className="pt-14">
          <h2 id="similar" className="mb-5 text-2xl">
            {t("similar")}
          </h2>
          <JobList jobs={job.similar} />
        </section>
      )}
      {job.isActive && (
        <ApplyBar job={job} applyHref={href("apply", { jobId: job.id, slug: job.slug }, locale)} />
      )}
    </div>
  );
}

export default screen({
  route: "job",
  messages: ["jobs"],
  load: async ({ read, params, locale, search }) => {
    const job = await read(generatedApi.endpoints.getJob.initiate({ jobId: Number(params.jobId) }));
    if (job.slug !== params.slug) {
      const text = search.toString();
      throw redirect(href("job", { jobId: job.id, slug: job.slug }, locale) + (text && `?${text}`), 308);
    }
  },
  Page: JobPage,
});
