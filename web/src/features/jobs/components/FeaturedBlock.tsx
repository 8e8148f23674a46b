/** Paid ads above a list, labelled as such. */
import { useId } from "react";
import { useTranslations } from "use-intl";
import { JobList, type JobListProps } from "./JobList";

export function FeaturedBlock(props: Pick<JobListProps, "jobs" | "heading" | "layout" | "list" | "current">) {
  const t = useTranslations("jobs");
  const id = useId();
  const Heading = props.heading ?? "h3";
  if (props.jobs.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mb-2 border-border border-b pb-2">
      <Heading id={id} className="mb-1 font-semibold text-sm text-text-muted tracking-normal">
        {t("promoted")}
      </Heading>
      <JobList {...props} isInPaidBlock />
    </section>
  );
}
