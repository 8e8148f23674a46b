/** Chart of where the money goes: the total cost as one bar, with the same in words and numbers below. */
import { useTranslations } from "use-intl";
import type { PayCalculation } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { classes } from "@/shared/ui/classes";
import { useEuros } from "../useEuros";

const WIDTH = 1000;
const HEIGHT = 56;
const GAP = 4;

const COLOURS = {
  net: ["fill-mark-sea", "bg-mark-sea"],
  pensions: ["fill-mark-iris", "bg-mark-iris"],
  tax: ["fill-mark-plum", "bg-mark-plum"],
  health: ["fill-mark-sky", "bg-mark-sky"],
} as const;

export function MoneyChart({ calculation }: { calculation: PayCalculation }) {
  const t = useTranslations("calculators.chart");
  const formats = useFormats();
  const { euros } = useEuros();
  const total = Number(calculation.totalCost);
  if (total === 0) return null;
  const amounts = {
    net: Number(calculation.net),
    pensions: Number(calculation.pensionFirst) + Number(calculation.pensionSecond),
    tax: Number(calculation.tax),
    health: Number(calculation.health),
  };
  const parts = (["net", "pensions", "tax", "health"] as const).filter((part) => amounts[part] > 0);
  const startOf = (index: number) =>
    parts.slice(0, index).reduce((sum, part) => sum + (amounts[part] / total) * WIDTH, 0);
  return (
    <section aria-labelledby="chart">
      <h3 id="chart" className="mb-3 text-lg">
        {t("title")}
      </h3>
      <svg
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-10 w-full rounded-control"
      >
        {parts.map((part, index) => (
          <rect
            key={part}
            x={startOf(index)}
            width={Math.max(1, (amounts[part] / total) * WIDTH - (index < parts.length - 1 ? GAP : 0))}
            height={HEIGHT}
            className={classes(COLOURS[part][0], "forced-colors:fill-[CanvasText]")}
          />
        ))}
      </svg>
      <ul className="mt-3 grid gap-x-6 gap-y-2 text-sm md:grid-cols-2">
        {parts.map((part) => (
          <li key={part} className="flex items-baseline gap-2">
            <span
              aria-hidden
              className={classes("size-3 shrink-0 self-center rounded-full", COLOURS[part][1])}
            />
            <span className="min-w-0 flex-1">{t(part)}</span>
            <span className="whitespace-nowrap tabular-nums">
              <strong className="font-semibold">{euros(String(amounts[part]))}</strong>{" "}
              <span className="text-text-muted">{formats.percent((100 * amounts[part]) / total, 1)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
