/** Explains why a job takes no applications, and links to others. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { JobDetail } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Banner } from "@/shared/ui/Banner";
import { buttonStyle } from "@/shared/ui/buttonStyle";

export function ClosedJob({ job, similar }: { job: JobDetail; similar: ReactNode }) {
  const t = useTranslations("apply.closed");
  const formats = useFormats();
  const isPaused = job.standing === "paused";
  return (
    <div className="flex flex-col gap-10">
      <Banner
        tone="warning"
        title={t(isPaused ? "pausedTitle" : "title")}
        action={
          <RouteLink route="jobs" className={buttonStyle("primary")}>
            {t("browse")}
          </RouteLink>
        }
      >
        {isPaused && t("paused")}
        {!isPaused && job.closedAt && t("closed", { date: formats.longDate(job.closedAt) })}
        {!isPaused && !job.closedAt && t("expired", { date: formats.longDate(job.applyUntil) })}
      </Banner>
      {job.similar.length > 0 && (
        <section aria-labelledby="similar">
          <h2 id="similar" className="mb-4 text-2xl">
            {t("similar")}
          </h2>
          {similar}
        </section>
      )}
    </div>
  );
}
