/** An application in the list: applicant, job, date and status. */
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { InboxApplication } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { CARD } from "@/shared/ui/Card";
import { linkSearch } from "../filters";
import { StatusBadge } from "./StatusBadge";
import { useFullName } from "./useFullName";

export function ApplicationRow({ application }: { application: InboxApplication }) {
  const t = useTranslations("inbox");
  const formats = useFormats();
  const fullName = useFullName();
  const [search] = useSearchParams();
  const at = application.resentAt ?? application.sentAt;
  return (
    <article
      className={`${CARD} relative flex flex-wrap items-start justify-between gap-x-6 gap-y-2 p-4 transition-colors hover:border-accent md:p-5`}
    >
      <div className="min-w-0">
        <h3 className="text-lg">
          <RouteLink
            route="inboxApplication"
            params={{ applicationId: application.id }}
            search={linkSearch(search)}
            className="after:absolute after:inset-0 after:rounded-card after:content-['']"
          >
            {fullName(application)}
          </RouteLink>
        </h3>
        <p className="text-sm text-text-muted">{application.jobTitle}</p>
      </div>
      <div className="flex flex-col items-start gap-1.5 md:items-end">
        <StatusBadge status={application.status} />
        <time dateTime={at} className="text-sm text-text-muted">
          {t(application.resentAt ? "resentAt" : "sentAt", { date: formats.dateTime(at) })}
        </time>
      </div>
    </article>
  );
}
