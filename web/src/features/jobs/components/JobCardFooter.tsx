/** Footer of a card: age, closing date and badges. */
import { Check, Eye, Heart } from "lucide-react";
import { useTranslations } from "use-intl";
import type { JobCard, JobDetail } from "@/shared/api/generated";
import { useAge } from "@/shared/i18n/useAge";
import { useFormats } from "@/shared/i18n/useFormats";
import { Badge } from "@/shared/ui/Badge";
import { prominenceOf } from "../prominence";

interface JobCardFooterProps {
  readonly job: JobCard | JobDetail;
  /** Whether the job is being read right now; then "seen" is not shown. */
  readonly isOpen?: boolean;
}

export function JobCardFooter({ job, isOpen = false }: JobCardFooterProps) {
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
        <JobBadges job={job} isOpen={isOpen} />
      </p>
    </div>
  );
}

/** Badges for status, user actions and prominence. */
export function JobBadges({ job, isOpen = false }: JobCardFooterProps) {
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
      {job.isActive && isNew && (isOpen || !isSeen) && appliedAt === null && (
        <Badge tone="accent">{t("new")}</Badge>
      )}
      {isSeen && !isOpen && appliedAt === null && (
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
