/** A block of paid ads, labelled as such beside its title; nothing where there are none. */
import { useId } from "react";
import { useTranslations } from "use-intl";
import type { JobCard } from "@/shared/api/generated";
import { Badge } from "@/shared/ui/Badge";
import { JobList } from "./JobList";

export function PaidJobs({ title, jobs }: { title: string; jobs: readonly JobCard[] }) {
  const t = useTranslations("jobs");
  const id = useId();
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby={id} className="page-width pt-8 md:pt-12">
      <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <Badge tone="neutral">{t("promoted")}</Badge>
      </div>
      <JobList jobs={jobs} isInPaidBlock />
    </section>
  );
}
