/** What must be known before one reads on: that the ad is closed or paused, is an old wording, or has changed since. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { JobDetail } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Banner } from "@/shared/ui/Banner";
import { useFieldNames } from "./useFieldNames";

export function JobNotices({ job }: { job: JobDetail }) {
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {job.asOf !== null ? <OldWording job={job} asOf={job.asOf} /> : <Standing job={job} />}
      <SinceApplied job={job} />
    </div>
  );
}

function Standing({ job }: { job: JobDetail }) {
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

function OldWording({ job, asOf }: { job: JobDetail; asOf: string }) {
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

/** Whoever has applied should not have to find out alone that the offer is another one by now. */
function SinceApplied({ job }: { job: JobDetail }) {
  const t = useTranslations("jobs.page");
  const fieldNames = useFieldNames();
  const { appliedAt } = job.userInfo;
  if (appliedAt === null || job.asOf !== null) return null;
  const since = job.changes.filter(({ at }) => Date.parse(at) > Date.parse(appliedAt));
  const fields = fieldNames(since.flatMap((change) => change.fields));
  if (fields.length === 0) return null;
  return <Banner title={t("changedSince")}>{fields.join(", ")}</Banner>;
}
