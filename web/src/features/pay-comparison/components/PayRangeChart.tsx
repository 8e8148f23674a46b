/** A range of pay as a bar from the lower to the upper quartile, with its median; the same in words. */
import { useTranslations } from "use-intl";
import type { PayRange } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";

interface PayRangeChartProps {
  readonly title: string;
  readonly range: PayRange;
  readonly currency: string;
  /** The reader's own pay. */
  readonly own?: number | undefined;
}

const WIDTH = 1000;
const HEIGHT = 40;
const MIDDLE = HEIGHT / 2;
/** Margin of the scale beyond its outermost amounts, as a share of their range. */
const MARGIN = 0.15;

export function PayRangeChart({ title, range, currency, own }: PayRangeChartProps) {
  const t = useTranslations("pay-comparison");
  const formats = useFormats();
  const { lowerQuartile, median, upperQuartile } = range;
  const money = (amount: number) => formats.money({ amount: Math.round(amount), currency });
  const at = scaleOf([lowerQuartile, upperQuartile, ...(own === undefined ? [] : [own])]);
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{title}</span>
        <span className="text-sm text-text-muted">
          {t("median")} <strong className="font-bold text-2xl text-text tabular-nums">{money(median)}</strong>
        </span>
      </p>
      <svg
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="my-2 block h-8 w-full"
      >
        <rect y={MIDDLE - 1} width={WIDTH} height={2} className="fill-border forced-colors:fill-[GrayText]" />
        <rect
          x={at(lowerQuartile)}
          y={MIDDLE - 11}
          width={Math.max(8, at(upperQuartile) - at(lowerQuartile))}
          height={22}
          className="fill-mark-sea forced-colors:fill-[CanvasText]"
        />
        <rect
          x={at(median) - 3}
          y={MIDDLE - 11}
          width={6}
          height={22}
          className="fill-surface-raised forced-colors:fill-[Canvas]"
        />
        {own !== undefined && (
          <rect
            x={at(own) - 3}
            width={6}
            height={HEIGHT}
            className="fill-text forced-colors:fill-[Highlight]"
          />
        )}
      </svg>
      <p className="text-sm tabular-nums">
        {t("half", { from: money(lowerQuartile), to: money(upperQuartile) })}
      </p>
      {own !== undefined && (
        <p className="flex items-center gap-2 text-sm tabular-nums">
          <span aria-hidden className="h-4 w-1 bg-text forced-colors:bg-[Highlight]" />
          {t("own", { amount: money(own) })}
        </p>
      )}
    </div>
  );
}

/** Maps an amount to its place on the scale, in units of the drawing. */
function scaleOf(amounts: readonly number[]): (amount: number) => number {
  const low = Math.min(...amounts);
  const high = Math.max(...amounts);
  const margin = Math.max(high - low, high / 10) * MARGIN;
  const span = high - low + 2 * margin;
  return (amount) => (WIDTH * (amount - low + margin)) / span;
}
