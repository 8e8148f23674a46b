/** Rate of applications that the employer responds to, and what it rests on. */
import { useTranslations } from "use-intl";
import type { ResponseRate } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Card } from "@/shared/ui/Card";

export function ResponseRateCard({ rate }: { rate: ResponseRate | null }) {
  const t = useTranslations("employers.rate");
  const formats = useFormats();
  return (
    <Card as="section">
      <h2 className="text-lg">{t("title")}</h2>
      {rate ? (
        <>
          <p className="mt-2">
            <strong className="block text-4xl tabular-nums leading-tight">
              {formats.percent(rate.percent)}
            </strong>{" "}
            {t("share", { days: formats.number(rate.days) })}
          </p>
          <Bar percent={rate.percent} />
          <p className="mt-3 text-sm text-text-muted">
            {t("basis", {
              months: formats.number(rate.months),
              days: formats.number(rate.days),
              count: formats.number(rate.atLeast),
            })}
          </p>
        </>
      ) : (
        <p className="mt-2 text-sm text-text-muted">{t("none")}</p>
      )}
    </Card>
  );
}

/** Repeats the figure as a picture. */
function Bar({ percent }: { percent: number }) {
  return (
    <svg
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-3 h-2 w-full rounded-full"
    >
      <rect width="100" height="4" className="fill-surface-sunken forced-colors:fill-[Canvas]" />
      <rect width={percent} height="4" className="fill-accent forced-colors:fill-[CanvasText]" />
    </svg>
  );
}
