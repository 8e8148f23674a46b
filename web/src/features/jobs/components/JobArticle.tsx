/** The complete job ad. */
import { Play } from "lucide-react";
import { useLocale, useTranslations } from "use-intl";
import type { JobDetail } from "@/shared/api/generated";
import type { Locale } from "@/shared/i18n/locales";
import { Card } from "@/shared/ui/Card";
import { classes } from "@/shared/ui/classes";
import { adSectionTitles } from "../ad-sections/adSectionTitles";
import { adLanguage } from "../adLanguage";
import { AdText } from "./AdText";
import { ApplyCard, hostOf } from "./ApplyCard";
import { JobActions } from "./JobActions";
import { JobChanges } from "./JobChanges";
import { JobDetails } from "./JobDetails";
import { JobHeading } from "./JobHeading";
import { JobNotices } from "./JobNotices";
import { JobPlaces } from "./JobPlaces";
import { PrintedAddress } from "./PrintedAddress";

/** A page of its own; beside a list, on a page of its own; or in a pane of the list's page, which scrolls by itself. */
export type ArticleLayout = "page" | "split" | "pane";

interface JobArticleProps {
  readonly job: JobDetail;
  /** Beside a list there is one column, and the way to apply stays at the top. */
  readonly layout?: ArticleLayout;
}

const STICKY: Record<ArticleLayout, string | undefined> = {
  page: undefined,
  split: "lg:sticky lg:top-16 lg:z-10",
  pane: "sticky top-0 z-10",
};

export function JobArticle({ job, layout = "page" }: JobArticleProps) {
  const canApply = job.asOf === null;
  const isPage = layout === "page";
  const columns = "lg:grid-cols-[minmax(0,1fr)_352px] lg:items-start lg:gap-8";
  return (
    <article className="flex flex-col gap-5">
      <JobNotices job={job} />
      <JobHeading job={job} as={layout === "pane" ? "h2" : "h1"} isLarge={isPage} />
      <JobActions
        job={job}
        isApplyShown={!isPage && canApply && job.isActive}
        className={classes(STICKY[layout], !isPage && "lg:-mx-1 lg:bg-surface lg:px-1 lg:py-2.5")}
      />
      <div className={classes("grid gap-6 print:block", isPage && columns)}>
        <AdTexts job={job} />
        <div className={classes("flex min-w-0 flex-col gap-4", isPage && "lg:sticky lg:top-24")}>
          {canApply && <ApplyCard job={job} />}
          <JobDetails job={job} />
          <JobPlaces job={job} />
          <JobChanges job={job} />
        </div>
      </div>
      <PrintedAddress job={job} />
    </article>
  );
}

function AdTexts({ job }: { job: JobDetail }) {
  const t = useTranslations("jobs.page");
  const language = adLanguage(job);
  const { lang, ...titles } = adSectionTitles(language, useLocale() as Locale);
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
          <AdText
            title={titles.text}
            titleLanguage={lang}
            isTitleShown={false}
            html={job.description}
            language={language}
          />
          {job.requirements !== "" && (
            <AdText
              title={titles.requirements}
              titleLanguage={lang}
              html={job.requirements}
              language={language}
            />
          )}
          {job.benefits !== "" && (
            <AdText title={titles.benefits} titleLanguage={lang} html={job.benefits} language={language} />
          )}
        </div>
      </Card>
    </div>
  );
}
