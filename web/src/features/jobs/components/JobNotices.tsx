/** Notices above a job: closed or paused, an earlier version, or changed since applying. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { JobDetail } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Banner } from "@/shared/ui/Banner";
import { useFieldNames } from "./useFieldNames";

export function JobNotices({ job }: { job: JobDetail }) {
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {job.asOf !== null ? <OldVersion job={job} asOf={job.asOf} /> : <StatusNotice job={job} />}
      <ChangedSinceApplied job={job} />
    </div>
  );
}

function StatusNotice({ job }: { job: JobDetail }) {
  const t = useTranslations("jobs.page");
  const formats = useFormats();
  switch (job.standing) {
    case "active":
      return null;
    case "paused":
      return (
        <Banner tone="warning" title={t("paused")}>
          {t("pausedHint")}
        </Banner>
      );
    case "expired":
      return (
        <Banner tone="warning" title={t("expired", { date: formats.longDate(job.applyUntil) })}>
          {t("inactiveHint")}
        </Banner>
      );
    default:
      return (
        <Banner
          tone="warning"
          title={t("inactive", { date: formats.longDate(job.closedAt ?? job.applyUntil) })}
        >
          {t("inactiveHint")}
        </Banner>
      );
  }
}

function OldVersion({ job, asOf }: { job: JobDetail; asOf: string }) {
  const t = useTranslations("jobs.page");
  const formats = useFormats();
  return (
    <Banner
      title={t("asOf", { date: formats.dateTime(asOf) })}
      action={
        <RouteLink route="job" params={{ jobId: job.id, slug: job.slug }} className="link font-semibold">
          {t("toCurrent")}
        </RouteLink>
      }
    />
  );
}

/** Tells applicants what changed in the ad after they applied. */
function ChangedSinceApplied({ job }: { job: JobDetail }) {
  const t = useTranslations("jobs.page");
  const fieldNames = useFieldNames();
  const { appliedAt } = job.userInfo;
  if (appliedAt === null || job.asOf !== null) return null;
  const since = job.changes.filter(({ at }) => Date.parse(at) > Date.parse(appliedAt));
  const fields = fieldNames(since.flatMap((change) => change.fields));
  if (fields.length === 0) return null;
  return <Banner title={t("changedSince")}>{fields.join(", ")}</Banner>;
}
