/** Two calculations side by side, with what the second has more or less. */
import { useTranslations } from "use-intl";
import type { PayCalculation, PayTerms } from "@/shared/api/generated";
import { useEuros } from "../useEuros";

interface Offer {
  readonly terms: PayTerms;
  readonly calculation: PayCalculation;
}

const ROWS = ["gross", "pensionFirst", "pensionSecond", "tax", "net", "health", "totalCost"] as const;

export function Comparison({ first, second }: { first: Offer; second: Offer }) {
  const t = useTranslations("calculators.comparison");
  const { euros } = useEuros();
  const difference = (row: (typeof ROWS)[number]) => {
    const cents =
      Math.round(100 * Number(second.calculation[row])) - Math.round(100 * Number(first.calculation[row]));
    return `${cents > 0 ? "+" : ""}${euros(String(cents / 100))}`;
  };
  const placeOf = ({ terms, calculation }: Offer) =>
    [String(terms.year), calculation.municipality].filter((part) => part !== null).join(", ");
  return (
    <section aria-labelledby="comparison">
      <h3 id="comparison" className="mb-2 text-lg">
        {t("title")}
      </h3>
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="border-border border-b text-left align-bottom">
            <th scope="col" className="py-2 pr-3">
              <span className="sr-only">{t("row")}</span>
            </th>
            <th scope="col" className="py-2 pr-3 text-right">
              {t("first")}
              <span className="block font-normal text-text-muted">{placeOf(first)}</span>
            </th>
            <th scope="col" className="py-2 text-right md:pr-3">
              {t("second")}
              <span className="block font-normal text-text-muted">{placeOf(second)}</span>
            </th>
            <th scope="col" className="py-2 text-right max-md:hidden">
              {t("difference")}
            </th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row} className="border-border border-b last:border-0">
              <th scope="row" className="py-2 pr-3 text-left font-semibold">
                {t(row)}
              </th>
              <td className="whitespace-nowrap py-2 pr-3 text-right">{euros(first.calculation[row])}</td>
              <td className="whitespace-nowrap py-2 text-right md:pr-3">
                {euros(second.calculation[row])}
                {/* No room for a fourth column on a phone. */}
                <span className="block font-semibold md:hidden">{difference(row)}</span>
              </td>
              <td className="whitespace-nowrap py-2 text-right font-semibold max-md:hidden">
                {difference(row)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
