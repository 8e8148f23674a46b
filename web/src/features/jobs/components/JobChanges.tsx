/** Changes since publication as a timeline; edits link to the earlier version. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { JobChange, JobDetail } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Card } from "@/shared/ui/Card";
import { Step, Timeline } from "@/shared/ui/Timeline";
import { useFieldNames } from "./useFieldNames";

export function JobChanges({ job }: { job: JobDetail }) {
  const t = useTranslations("jobs.page.changes");
  const formats = useFormats();
  if (job.changes.length === 0 || job.asOf !== null) return null;
  return (
    <Card className="print:hidden">
      <h2 className="mb-4 text-lg">{t("title")}</h2>
      <Timeline label={t("title")}>
        <Step
          state="done"
          label={t("published")}
          at={formats.longDate(job.publishedAt)}
          dateTime={job.publishedAt}
        />
        {job.changes.map((change) => (
          <Change key={change.at + change.kind} job={job} change={change} />
        ))}
      </Timeline>
    </Card>
  );
}

function Change({ job, change }: { job: JobDetail; change: JobChange }) {
  const t = useTranslations("jobs.page.changes");
  const formats = useFormats();
  const fieldNames = useFieldNames();
  const fields = fieldNames(change.fields);
  const isReadable = change.kind === "edited" && fields.length > 0;
  return (
    <Step state="done" label={t(change.kind)} at={formats.dateTime(change.at)} dateTime={change.at}>
      {isReadable && (
        <>
          <p>{fields.join(", ")}</p>
          <RouteLink
            route="job"
            params={{ jobId: job.id, slug: job.slug }}
            search={{ asOf: justBefore(change.at) }}
            className="link"
          >
            {t("before")}
          </RouteLink>
        </>
      )}
    </Step>
  );
}

/** The last moment of the earlier version. */
function justBefore(moment: string): string {
  return new Date(Date.parse(moment) - 1).toISOString();
}
