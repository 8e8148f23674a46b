/** "Zagreb · hibridni rad", or only the work mode when there is no place. */
import { useTranslations } from "use-intl";
import type { JobCard } from "@/shared/api/generated";

type Place = Pick<JobCard, "location" | "workMode">;

export function JobPlace({ job }: { job: Place }) {
  return usePlaceText()(job);
}

export function usePlaceText(): (job: Place) => string {
  const t = useTranslations("jobs.workMode");
  return ({ location, workMode }) => {
    if (location === "") return t(workMode);
    return workMode === "on-site" ? location : `${location} · ${t(workMode).toLowerCase()}`;
  };
}
