/** Completeness of the CV, what to add next, and why. */
import { ArrowRight } from "lucide-react";
import { useTranslations } from "use-intl";
import type { CvCompleteness } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Button } from "@/shared/ui/Button";
import { Card } from "@/shared/ui/Card";
import { CHIP } from "@/shared/ui/chip";

export type Gap = CvCompleteness["missing"][number];

interface CompletenessCardProps {
  readonly completeness: CvCompleteness;
  readonly onFill: (gap: Gap) => void;
}

export function CompletenessCard({ completeness: { percent, missing }, onFill }: CompletenessCardProps) {
  const t = useTranslations("cv.completeness");
  const formats = useFormats();
  const [next, ...later] = missing;
  const shown = formats.percent(percent);
  return (
    <section aria-labelledby="completeness-title">
      <Card className="flex flex-col gap-4">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id="completeness-title" className="text-lg">
            {t("title")}
          </h2>
          <p className="font-bold text-accent text-lg tabular-nums">{shown}</p>
        </div>
        <div
          role="progressbar"
          aria-label={t("title")}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuetext={t("label", { percent: shown })}
          className="h-2 overflow-hidden rounded-full bg-surface-sunken forced-colors:border"
        >
          <div
            className="h-full rounded-full bg-accent transition-[width] forced-colors:bg-current"
            style={{ width: `${percent}%` }}
          />
        </div>
        {next === undefined ? (
          <p className="text-text-muted">{t("complete")}</p>
        ) : (
          <div>
            <p className="text-sm text-text-muted">{t("next")}</p>
            <Button
              variant="quiet"
              onPress={() => onFill(next)}
              className="-ml-4 justify-start text-left max-md:w-[calc(100%+1rem)]"
            >
              {t(`gaps.${next}.title`)}
              <ArrowRight aria-hidden className="size-4 shrink-0" />
            </Button>
            <p className="text-sm">{t(`gaps.${next}.why`)}</p>
          </div>
        )}
        {later.length > 0 && (
          <details>
            <summary className="link inline-flex min-h-11 items-center text-sm md:min-h-8">
              {t("later")}
            </summary>
            <ul className="mt-2 flex flex-wrap gap-2">
              {later.map((gap) => (
                <li key={gap}>
                  <button type="button" onClick={() => onFill(gap)} className={`${CHIP} text-left`}>
                    {t(`gaps.${gap}.title`)}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        )}
      </Card>
    </section>
  );
}
