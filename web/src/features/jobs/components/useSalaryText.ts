/** "1.200 – 1.500 € bruto mjesečno" */
import { useTranslations } from "use-intl";
import type { JobSalary } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";

export function useSalaryText(): (salary: JobSalary) => string {
  const t = useTranslations("jobs.salary");
  const formats = useFormats();
  return ({ currency, minimum, maximum, period, tax }) =>
    `${formats.moneyRange(minimum, maximum, currency)} ${t(tax)} ${t(period)}`;
}
