/** Display names of the ad's fields; fields that the page does not show have none. */
import { useTranslations } from "use-intl";

const NAMED = [
  "title",
  "position",
  "categories",
  "places",
  "workMode",
  "employment",
  "workingTime",
  "workers",
  "description",
  "requirements",
  "benefits",
  "educationLevel",
  "minimumExperienceYears",
  "drivingLicences",
  "languages",
  "digitalSkills",
  "additionalSkills",
  "salary",
  "videoUrl",
  "applicationWays",
  "applyUntil",
] as const;

export function useFieldNames(): (fields: readonly string[]) => string[] {
  const t = useTranslations("jobs.page.field");
  return (fields) => NAMED.filter((name) => fields.includes(name)).map((name) => t(name));
}
