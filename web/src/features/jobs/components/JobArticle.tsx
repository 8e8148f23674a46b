/** The complete job ad. */
import { Play } from "lucide-react";
import { useTranslations } from "use-intl";
import type { JobDetail } from "@/shared/api/generated";
import { Card } from "@/shared/ui/Card";
import { classes } from "@/shared/ui/classes";
import { AdText } from "./AdText";
import { ApplyCard, hostOf } from "./ApplyCard";
import { JobChanges } from "./JobChanges";
import { JobDetails } from "./JobDetails";
import { JobHeading } from "./JobHeading";
import { JobNotices } from "./JobNotices";
import { JobPlaces } from "./JobPlaces";

interface JobArticleProps {
  readonly job: JobDetail;
  /** In the split view there is one column, with how to apply above the text. */
  readonly isSplitView: boolean;
}

export function JobArticle({ job, isSplitView }: JobArticleProps) {
  const columns = "lg:grid-cols-[minmax(0,1fr)_352px] lg:items-start";
  const canApply = job.asOf === null;
  return (
    <article className="flex flex-col gap-6">
      <JobNotices job={job} />
      <JobHeading job={job} />
      <div className={classes("grid gap-6 lg:gap-8 print:block", !isSplitView && columns)}>
        {isSplitView && canApply && (
          <div className="hidden min-w-0 lg:block">
            <ApplyCard job={job} />
          </div>
        )}
        <AdTexts job={job} />
        <div className={classes("flex min-w-0 flex-col gap-4", !isSplitView && "lg:sticky lg:top-24")}>
          {canApply && (
            <div className={classes(isSplitView && "lg:hidden")}>
              <ApplyCard job={job} />
            </div>
          )}
          <JobDetails job={job} />
          <JobPlaces job={job} />
          <JobChanges job={job} />
        </div>
      </div>
    </article>
  );
}

function AdTexts({ job }: { job: JobDetail }) {
  const t = useTranslations("jobs.page");
  return (
    <div className="min-w-0">
      <Card className="md:p-8">
        {job.demo && <p className="mb-6 text-sm text-text-muted">{t(`demo.${job.demo}`)}</p>}
        {job.videoUrl !== null && (
          <p className="mb-6">
            <a
              href={job.videoUrl}
              target="_blank"
              rel="nofollow noopener noreferrer"
              className="link inline-flex min-h-11 items-center gap-2 font-semibold"
            >
              <Play aria-hidden className="size-5" />
              {t("video", { host: hostOf(job.videoUrl) })}
            </a>
          </p>
        )}
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
  );
}
