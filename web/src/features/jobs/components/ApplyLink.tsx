/** The link to the form, to the application of somebody who has applied already, or to the employer's own ways. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { JobDetail } from "@/shared/api/generated";
import { buttonStyle } from "@/shared/ui/buttonStyle";

/** Id of the place on the page where the ways to apply stand. */
export const HOW_TO_APPLY = "how-to-apply";

export function ApplyLink({
  job,
  className = buttonStyle("primary"),
}: {
  job: JobDetail;
  className?: string;
}) {
  const t = useTranslations("jobs.page");
  const { applicationId } = job.userInfo;
  if (applicationId !== null) {
    return (
      <RouteLink route="myApplications" search={{ application: applicationId }} className={className}>
        {t("follow")}
      </RouteLink>
    );
  }
  if (!job.applicationTypes.includes("quick")) {
    return (
      <a href={`#${HOW_TO_APPLY}`} className={className}>
        {t("howToApply")}
      </a>
    );
  }
  return (
    <RouteLink route="apply" params={{ jobId: job.id, slug: job.slug }} className={className}>
      {t("apply")}
    </RouteLink>
  );
}
