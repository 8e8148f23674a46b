/** Every line of a calculation, each with the rule that made it. */
import { useTranslations } from "use-intl";
import type { PayCalculation, PayLine } from "@/shared/api/generated";
import { classes } from "@/shared/ui/classes";
import type { PayKind } from "../terms";
import { useEuros } from "../useEuros";

/** Sums, which the other lines lead to. */
const SUMS: readonly PayLine["code"][] = ["gross", "net", "total-cost"];

export function PayLines({ kind, calculation }: { kind: PayKind; calculation: PayCalculation }) {
  const t = useTranslations("calculators");
  const { euros, percent } = useEuros();
  return (
    <section aria-labelledby="lines">
      <h3 id="lines" className="mb-2 text-lg">
        {t("lines.title")}
      </h3>
      <table className="w-full text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t("lines.name")}</th>
            <th scope="col">{t("lines.amount")}</th>
          </tr>
        </thead>
        <tbody>
          {calculation.lines.map(({ code, amount, base, percent: share }) => (
            <tr key={code} className="border-border border-b last:border-0">
              <th scope="row" className="py-2.5 pr-4 text-left align-top font-normal">
                <span
                  className={classes("block", SUMS.includes(code) ? "font-bold text-base" : "font-semibold")}
                >
                  {t(`line.${code}`)}
                </span>
                {base !== null && share !== null && (
                  <span className="block">
                    {t("lines.share", { percent: percent(share), base: euros(base) })}
                  </span>
                )}
                <span className="block text-text-muted">
                  {t(kind !== "salary" && hasContractRule(code) ? `contractRule.${code}` : `rule.${code}`)}
                </span>
              </th>
              <td
                className={classes(
                  "whitespace-nowrap py-2.5 text-right align-top tabular-nums",
                  SUMS.includes(code) && "font-bold text-base",
                )}
              >
                {euros(amount)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Lines whose rule is another one for contracts. */
const CONTRACT_RULES = [
  "gross",
  "tax-base",
  "tax",
  "pension-first",
  "pension-second",
  "health",
  "total-cost",
] as const;

function hasContractRule(code: PayLine["code"]): code is (typeof CONTRACT_RULES)[number] {
  return CONTRACT_RULES.some((each) => each === code);
}
