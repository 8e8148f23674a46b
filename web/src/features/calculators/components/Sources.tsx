/** The amounts of every year and where the rules come from. */
import { useTranslations } from "use-intl";
import type { PayYear } from "@/shared/api/generated";
import { Card } from "@/shared/ui/Card";
import type { PayKind } from "../terms";
import { useEuros } from "../useEuros";

const AMOUNTS = ["minimumWage", "basicAllowance", "higherRateAbove", "highestContributionBase"] as const;

export function Sources({ kind, years }: { kind: PayKind; years: readonly PayYear[] }) {
  const t = useTranslations("calculators.sources");
  const { euros } = useEuros();
  return (
    <Card as="section" className="text-sm">
      <h2 className="mb-3 text-lg">{t("title")}</h2>
      <p className="max-w-reading">{t("text")}</p>
      {kind === "salary" && (
        <dl className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-3">
          {years.map((year) => (
            <div key={year.year}>
              <dt className="font-bold text-base">{year.year}</dt>
              {AMOUNTS.map((amount) => (
                <dd key={amount} className="flex justify-between gap-4 border-border border-b py-1.5">
                  <span className="text-text-muted">{t(amount)}</span>
                  <span className="whitespace-nowrap tabular-nums">{euros(year[amount])}</span>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      <p className="mt-4 max-w-reading text-text-muted">{t("disclaimer")}</p>
    </Card>
  );
}
