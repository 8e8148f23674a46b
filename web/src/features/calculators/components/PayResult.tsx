/** The result: net and gross at a glance, where the money goes, and every line. */
import { useTranslations } from "use-intl";
import type { PayCalculation, PayTerms, PayYear } from "@/shared/api/generated";
import { Banner } from "@/shared/ui/Banner";
import { Card } from "@/shared/ui/Card";
import type { PayKind } from "../terms";
import { useEuros } from "../useEuros";
import { MoneyChart } from "./MoneyChart";
import { PayLines } from "./PayLines";

interface PayResultProps {
  readonly kind: PayKind;
  readonly terms: PayTerms;
  readonly calculation: PayCalculation;
  readonly rules: PayYear | undefined;
}

export function PayResult({ kind, terms, calculation, rules }: PayResultProps) {
  const t = useTranslations("calculators");
  const { euros, percent } = useEuros();
  const isNetFirst = terms.direction === "gross-to-net";
  const isBelowMinimum =
    kind === "salary" && rules !== undefined && Number(calculation.gross) < Number(rules.minimumWage);
  const rates = { lower: percent(calculation.lowerRate), higher: percent(calculation.higherRate) };
  return (
    <>
      <Card>
        <p className="text-text-muted">{t(isNetFirst ? "result.net" : "result.gross")}</p>
        <p className="font-bold text-4xl tabular-nums">
          {euros(isNetFirst ? calculation.net : calculation.gross)}
        </p>
        <p className="mt-1">
          {t(isNetFirst ? "result.ofGross" : "result.forNet", {
            amount: euros(isNetFirst ? calculation.gross : calculation.net),
            total: euros(calculation.totalCost),
          })}
        </p>
        <p className="mt-3 text-sm text-text-muted">
          {calculation.municipality !== null && `${calculation.municipality}, `}
          {kind === "salary"
            ? t("result.rates", { year: String(terms.year), ...rates })
            : t("result.rate", { year: String(terms.year), lower: rates.lower })}
        </p>
      </Card>
      {!calculation.ratesKnown && <Banner tone="warning">{t("result.ratesUnknown")}</Banner>}
      {isBelowMinimum && rules !== undefined && (
        <Banner>
          {t("result.belowMinimum", { amount: euros(rules.minimumWage), year: String(rules.year) })}
        </Banner>
      )}
      {Number(calculation.refundNextYear) > 0 && (
        <Banner tone="success">{t("result.refund", { amount: euros(calculation.refundNextYear) })}</Banner>
      )}
      <Card className="max-lg:render-when-near-72">
        <MoneyChart calculation={calculation} />
      </Card>
      <Card className="max-lg:render-when-near-96">
        <PayLines kind={kind} calculation={calculation} />
      </Card>
    </>
  );
}
