/** The other side of an ad's salary, marked as an estimate, with a link to the calculation. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { SalaryEstimate as Estimate, JobCard, JobSalary } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";

type Estimated = Pick<JobCard, "salary" | "salaryEstimate">;

export function SalaryEstimate({ job: { salary, salaryEstimate } }: { job: Estimated }) {
  const t = useTranslations("jobs.estimate");
  const rangeOf = useEstimatedRange();
  if (!salary || !salaryEstimate) return null;
  return (
    <span className="block text-sm text-text-muted">
      {t(salaryEstimate.tax, { range: rangeOf(salaryEstimate, salary) })}{" "}
      <CalculationLink salary={salary} estimate={salaryEstimate} className="link print:hidden">
        {t("how")}
      </CalculationLink>
    </span>
  );
}

/** One term of a card's line. The text itself is the link, above the link that covers the card. */
export function ShortSalaryEstimate({ salary, estimate }: { salary: JobSalary; estimate: Estimate }) {
  const t = useTranslations("jobs.estimate.short");
  const range = useEstimatedRange()(estimate, salary);
  return (
    <CalculationLink
      salary={salary}
      estimate={estimate}
      className="relative z-10 tabular-nums underline decoration-dotted underline-offset-4 -outline-offset-2 hover:text-accent"
    >
      {t(estimate.tax, { range })}
    </CalculationLink>
  );
}

function CalculationLink({
  salary,
  estimate,
  className,
  children,
}: {
  salary: JobSalary;
  estimate: Estimate;
  className: string;
  children: ReactNode;
}) {
  const amount = salary.minimum ?? salary.maximum;
  return (
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
      className={className}
    >
      {children}
    </RouteLink>
  );
}

function useEstimatedRange() {
  const formats = useFormats();
  return ({ minimum, maximum }: Estimate, { currency }: JobSalary) =>
    formats.moneyRange(whole(minimum), whole(maximum), currency);
}

/** An estimate says no cents. */
const whole = (amount: number | null) => (amount === null ? null : Math.round(amount));
