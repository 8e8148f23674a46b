/** The last lines of a card: how fresh the ad is, what stands out about it, what the person did with it. */
import { Check, Eye, Heart } from "lucide-react";
import { useTranslations } from "use-intl";
import type { JobCard, JobDetail } from "@/shared/api/generated";
import { useAge } from "@/shared/i18n/useAge";
import { useFormats } from "@/shared/i18n/useFormats";
import { Badge } from "@/shared/ui/Badge";
import { prominenceOf } from "../formats";

interface JobStateProps {
  readonly job: JobCard | JobDetail;
  /** It is being read right now, so nobody needs to be told that they have seen it. */
  readonly isRead?: boolean;
}

export function JobCardState({ job, isRead = false }: JobStateProps) {
  const t = useTranslations("jobs");
  const age = useAge();
  const formats = useFormats();
  return (
    <div className="mt-auto flex flex-col gap-2.5 pt-1 text-sm text-text-muted @2xl:mt-0 @2xl:shrink-0 @2xl:flex-col-reverse @2xl:items-end @2xl:gap-1.5">
      <p className="flex flex-wrap gap-x-3">
        {job.isActive ? (
          <>
            <time dateTime={job.publishedAt}>{age(job.publishedAt)}</time>
            <time dateTime={job.applyUntil}>{t("applyUntil", { date: formats.date(job.applyUntil) })}</time>
          </>
        ) : (
          <time dateTime={job.publishedAt}>{formats.date(job.publishedAt)}</time>
        )}
      </p>
      <p className="flex flex-wrap gap-1.5 empty:hidden">
        <JobMarks job={job} isRead={isRead} />
      </p>
    </div>
  );
}

/** Every state in a word. */
export function JobMarks({ job, isRead = false }: JobStateProps) {
  const isPaused = "standing" in job && job.standing === "paused";
  const t = useTranslations("jobs");
  const formats = useFormats();
  const prominence = prominenceOf(job.format);
  const { appliedAt, isNew, isSeen, isSaved } = job.userInfo;
  return (
    <>
      {!job.isActive && <Badge tone="danger">{t(isPaused ? "paused" : "inactive")}</Badge>}
      {appliedAt !== null && (
        <Badge tone="success">
          <Check aria-hidden className="size-3.5" />
          {t("applied", { date: formats.date(appliedAt) })}
        </Badge>
      )}
      {job.isActive && isNew && (isRead || !isSeen) && appliedAt === null && (
        <Badge tone="accent">{t("new")}</Badge>
      )}
      {isSeen && !isRead && appliedAt === null && (
        <Badge>
          <Eye aria-hidden className="size-3.5" />
          {t("seen")}
        </Badge>
      )}
      {isSaved && (
        <Badge tone="accent">
          <Heart aria-hidden className="size-3.5 fill-accent" />
          {t("saved")}
        </Badge>
      )}
      {prominence !== "plain" && <Badge>{t(prominence)}</Badge>}
      {job.demo && <Badge>{t("demo")}</Badge>}
    </>
  );
}
