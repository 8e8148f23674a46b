/** Address at which a printed ad is found again. */
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import type { JobDetail } from "@/shared/api/generated";
import { useSite } from "@/shared/seo/site";

export function PrintedAddress({ job }: { job: JobDetail }) {
  const t = useTranslations("jobs.page");
  const { siteUrl } = useSite();
  const path = href("job", { jobId: job.id, slug: job.slug }, useLocale());
  return (
    <p className="hidden border-border border-t pt-3 text-sm print:block">
      {t("printedAddress", { address: siteUrl + path })}
    </p>
  );
}
