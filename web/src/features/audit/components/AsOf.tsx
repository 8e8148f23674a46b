/** Slider over the moments of the events; without JavaScript the moments are links. */
import { useState } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import type { AuditReplay } from "@/shared/api/generated";
import { useHydrated } from "@/shared/hooks/useHydrated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Card } from "@/shared/ui/Card";
import { Slider } from "@/shared/ui/Slider";

interface AsOfProps {
  readonly replay: AuditReplay;
  readonly asOf: string | undefined;
  readonly onMove: (moment: string | undefined) => void;
}

export function AsOf({ replay: { moments }, asOf, onMove }: AsOfProps) {
  const t = useTranslations("audit");
  const formats = useFormats();
  const isHydrated = useHydrated();
  const last = moments.length - 1;
  const index = indexOf(moments, asOf);
  const [dragged, setDragged] = useState<number>();
  const shownIndex = dragged ?? index;
  const moment = moments[shownIndex];
  const settle = (chosen: number) => {
    setDragged(undefined);
    onMove(chosen === last ? undefined : moments[chosen]);
  };
  return (
    <Card>
      {isHydrated ? (
        <Slider
          label={t("asOf")}
          shown={
            moment === undefined ? t("before") : `${formats.dateTime(moment)} · ${shownIndex + 1}/${last + 1}`
          }
          minValue={0}
          maxValue={Math.max(last, 1)}
          step={1}
          isDisabled={last < 1}
          value={Math.max(shownIndex, 0)}
          onChange={setDragged}
          onChangeEnd={settle}
        />
      ) : (
        <Moments moments={moments} current={index} />
      )}
    </Card>
  );
}

/** The last moment that is not after `asOf`; the newest without one, -1 before everything. */
export function indexOf(moments: readonly string[], asOf: string | undefined): number {
  if (asOf === undefined) return moments.length - 1;
  const limit = Date.parse(asOf);
  return Number.isNaN(limit)
    ? moments.length - 1
    : moments.findLastIndex((moment) => Date.parse(moment) <= limit);
}

function Moments({ moments, current }: { moments: readonly string[]; current: number }) {
  const t = useTranslations("audit");
  const formats = useFormats();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const to = (moment: string) => {
    const next = new URLSearchParams(search);
    next.set("asOf", moment);
    return `${pathname}?${next}`;
  };
  return (
    <nav aria-label={t("asOf")}>
      <p className="mb-2 font-semibold">{t("asOf")}</p>
      <ol className="flex flex-wrap gap-x-4 gap-y-1">
        {moments.map((moment, index) => (
          <li key={moment}>
            <Link to={to(moment)} aria-current={index === current ? "true" : undefined} className="link">
              {formats.dateTime(moment)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
