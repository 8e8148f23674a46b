/** The other side of an ad's salary, marked as an estimate, with a link to the calculation. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { JobCard } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";

export function SalaryEstimate({ job }: { job: Pick<JobCard, "salary" | "salaryEstimate"> }) {
  const t = useTranslations("jobs.estimate");
  const formats = useFormats();
  const { salary, salaryEstimate: estimate } = job;
  if (!salary || !estimate) return null;
  const amount = salary.minimum ?? salary.maximum;
  const range = formats.moneyRange(whole(estimate.minimum), whole(estimate.maximum), salary.currency);
  return (
    <span className="block text-sm text-text-muted">
      {t(estimate.tax, { range })}{" "}
      <RouteLink
        route="calculatorSalary"
        search={{
          amount: String(amount),
          direction: salary.tax === "net" ? "net-to-gross" : undefined,
          municipality: estimate.municipality,
          year: String(estimate.year),
          // The two ends of a range, side by side.
          amount2: salary.maximum !== null && salary.maximum !== amount ? String(salary.maximum) : undefined,
        }}
        className="link print:hidden"
      >
        {t("how")}
      </RouteLink>
    </span>
  );
}

/** An estimate says no cents. */
const whole = (amount: number | null) => (amount === null ? null : Math.round(amount));
