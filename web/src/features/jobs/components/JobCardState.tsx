/** The last line of a card: what stands out about the ad, when it came, until when one may apply. */
import { useTranslations } from "use-intl";
import type { JobCard } from "@/shared/api/generated";
import { useAge } from "@/shared/i18n/useAge";
import { useFormats } from "@/shared/i18n/useFormats";
import { Badge } from "@/shared/ui/Badge";
import { prominenceOf } from "../formats";

export function JobCardState({ job }: { job: JobCard }) {
  const t = useTranslations("jobs");
  const age = useAge();
  const formats = useFormats();
  const prominence = prominenceOf(job.format);
  return (
    <div className="mt-auto flex flex-col gap-2.5 pt-1 text-sm text-text-muted">
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
        {!job.isActive && <Badge tone="danger">{t("inactive")}</Badge>}
        {job.isActive && job.userInfo.isNew && <Badge tone="accent">{t("new")}</Badge>}
        {prominence !== "plain" && <Badge>{t(prominence)}</Badge>}
        {job.demo && <Badge>{t("demo")}</Badge>}
      </p>
    </div>
  );
}
