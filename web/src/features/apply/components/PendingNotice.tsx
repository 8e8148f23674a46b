/** Notice that an application for this job was started in this tab and waits for its code. */
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { JobDetail } from "@/shared/api/generated";
import { Banner } from "@/shared/ui/Banner";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { type PendingApplication, readPending } from "../draft";

export function PendingNotice({ job }: { job: JobDetail }) {
  const t = useTranslations("apply.form");
  const [pending, setPending] = useState<PendingApplication>();
  useEffect(() => setPending(readPending(job.id)), [job.id]);
  if (!pending) return null;
  return (
    <div role="status" className="mb-6">
      <Banner
        tone="warning"
        title={t("pendingTitle")}
        action={
          <RouteLink
            route="applicationVerification"
            search={{ application: pending.applicationId, access: pending.access }}
            className={buttonStyle("secondary")}
          >
            {t("pendingContinue")}
          </RouteLink>
        }
      >
        {t("pendingText")}
      </Banner>
    </div>
  );
}
