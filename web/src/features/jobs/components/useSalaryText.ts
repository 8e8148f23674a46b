/** "1.200 – 1.500 € bruto mjesečno", on cards "1.200 – 1.500 € bruto/mj."; it always says gross or net. */
import { useTranslations } from "use-intl";
import type { JobSalary } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";

export function useSalaryText(): (salary: JobSalary, form?: "long" | "short") => string {
  const t = useTranslations("jobs.salary");
  const formats = useFormats();
  return ({ currency, minimum, maximum, period, tax }, form = "long") => {
    const per = form === "short" ? t(`short.${period}`) : ` ${t(period)}`;
    return `${formats.moneyRange(minimum, maximum, currency)} ${t(tax)}${per}`;
  };
}
