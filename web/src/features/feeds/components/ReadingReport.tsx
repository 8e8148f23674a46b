/** A reading with counts, reasons and samples of what was refused. */
import { useTranslations } from "use-intl";
import type { ShownReading } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Card } from "@/shared/ui/Card";
import { Counts } from "./Counts";
import { Outcome } from "./Outcome";
import { Reason } from "./Reason";
import { useReason } from "./useReason";

export function ReadingReport({ reading }: { reading: ShownReading }) {
  const t = useTranslations("feeds");
  const formats = useFormats();
  const reason = useReason();
  const { number, size, refusedByCode, samples } = reading;
  return (
    <section aria-labelledby="reading-title" className="mt-8">
      <h2 id="reading-title" className="text-xl">
        {t("reading.title", { number: String(number) })}
      </h2>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Outcome reading={reading} />
        <span className="text-sm text-text-muted">{formats.dateTime(reading.startedAt)}</span>
      </div>
      {reading.code && (
        <p className="mt-3">
          <span className="font-semibold">{t("reading.why")}: </span>
          <span className="font-mono text-sm text-text-muted">{reading.code}</span>{" "}
          <Reason code={reading.code} reason={reading.reason} />
        </p>
      )}
      {reading.keptOpen && (
        <p className="mt-3">
          {t(`keptOpen.${reading.keptOpen}`, { command: "karijera feeds run --accept-smaller" })}
        </p>
      )}
      <Card className="mt-4">
        <Counts reading={reading} />
        {size > 0 && (
          <p className="mt-3 text-sm text-text-muted">
            {t("reading.size", { size: formats.fileSize(size) })}
          </p>
        )}
      </Card>
      {refusedByCode.length === 0 ? (
        <p className="mt-6">{t("reading.noneRefused")}</p>
      ) : (
        <>
          <h3 className="mt-6 font-semibold text-lg">{t("reading.reasons")}</h3>
          <dl className="mt-2 max-w-reading divide-y divide-border border-border border-y">
            {refusedByCode.map(({ code, count }) => (
              <div key={code} className="flex justify-between gap-6 py-2">
                <dt>
                  {reason(code)} <span className="font-mono text-sm text-text-muted">{code}</span>
                </dt>
                <dd className="font-semibold tabular-nums">{formats.number(count)}</dd>
              </div>
            ))}
          </dl>
          <h3 className="mt-6 font-semibold text-lg">{t("reading.samples")}</h3>
          <p className="mt-1 text-sm text-text-muted">
            {t("reading.samplesLead", {
              shown: formats.number(samples.length),
              total: formats.number(reading.refused),
            })}
          </p>
          <ul className="mt-2 divide-y divide-border border-border border-y">
            {samples.map((sample, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and items may be alike
                key={index}
                className="grid gap-x-6 gap-y-1 py-3 text-sm md:grid-cols-[16rem_minmax(0,1fr)]"
              >
                <span className="wrap-anywhere font-mono">{sample.item}</span>
                <span>
                  {reason(sample.code)} <span className="font-mono text-text-muted">{sample.code}</span>
                  <Reason code={sample.code} reason={sample.reason} className="block text-text-muted" />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
