/** "Zagreb · hibridni rad", or only the work mode when there is no place. */
import { useTranslations } from "use-intl";
import type { JobCard } from "@/shared/api/generated";

export function JobPlace({ job: { location, workMode } }: { job: Pick<JobCard, "location" | "workMode"> }) {
  const t = useTranslations("jobs.workMode");
  if (location === "") return t(workMode);
  return workMode === "on-site" ? location : `${location} · ${t(workMode).toLowerCase()}`;
}
