/** Notice for somebody who has applied for this job already, with the way to their application. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { JobDetail } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Banner } from "@/shared/ui/Banner";
import { buttonStyle } from "@/shared/ui/buttonStyle";

export function AppliedNotice({ job }: { job: JobDetail }) {
  const t = useTranslations("apply.form");
  const formats = useFormats();
  const { appliedAt, applicationId } = job.userInfo;
  if (appliedAt === null || applicationId === null) return null;
  return (
    <div className="mb-6">
      <Banner
        title={t("appliedTitle", { date: formats.longDate(appliedAt) })}
        action={
          <RouteLink
            route="myApplications"
            search={{ application: applicationId }}
            className={buttonStyle("secondary")}
          >
            {t("appliedFollow")}
          </RouteLink>
        }
      >
        {t("appliedText")}
      </Banner>
    </div>
  );
}
