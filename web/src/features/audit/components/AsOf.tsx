/** Moves over the moments of the events by slider, buttons and keys; without JavaScript the moments are links. */
import { useState } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import type { AuditReplay } from "@/shared/api/generated";
import { useArrowKeys } from "@/shared/hooks/useArrowKeys";
import { useHydrated } from "@/shared/hooks/useHydrated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Card } from "@/shared/ui/Card";
import { Slider } from "@/shared/ui/Slider";
import { MoveButtons } from "./MoveButtons";
import { useEventName } from "./useEventName";

interface AsOfProps {
  readonly replay: AuditReplay;
  readonly asOf: string | undefined;
  readonly onMove: (moment: string | undefined) => void;
}

export function AsOf({ replay: { moments, events }, asOf, onMove }: AsOfProps) {
  const t = useTranslations("audit");
  const eventName = useEventName();
  const formats = useFormats();
  const isHydrated = useHydrated();
  const last = moments.length - 1;
  const index = indexOf(moments, asOf);
  const [dragged, setDragged] = useState<number>();
  const shownIndex = dragged ?? index;
  const moment = moments[shownIndex];
  const settle = (chosen: number) => {
    setDragged(undefined);
    if (chosen < 0 || chosen > last || chosen === index) return;
    onMove(chosen === last ? undefined : moments[chosen]);
  };
  const previous = () => settle(index - 1);
  const next = () => settle(index + 1);
  useArrowKeys({ onLeft: previous, onRight: next });
  if (!isHydrated) {
    return (
      <Card>
        <Moments moments={moments} current={index} />
      </Card>
    );
  }
  const event = events.at(-1);
  const step = t("step", { shown: formats.number(shownIndex + 1), total: formats.number(last + 1) });
  const unbroken = step.replaceAll(" ", "\u00a0");
  return (
    <Card>
      <Slider
        label={t("asOf")}
        shown={moment === undefined ? t("before") : `${formats.exactDateTime(moment)} · ${unbroken}`}
        minValue={0}
        maxValue={Math.max(last, 1)}
        step={1}
        isDisabled={last < 1}
        value={Math.max(shownIndex, 0)}
        onChange={setDragged}
        onChangeEnd={settle}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <MoveButtons
          isFirst={index <= 0}
          isLast={index === last}
          moves={{ first: () => settle(0), previous, next, last: () => settle(last) }}
        />
        <p aria-live="polite" className="min-w-0 font-semibold">
          {event && dragged === undefined && t("happened", { event: eventName(event.topic) })}
        </p>
      </div>
      <p className="mt-1 text-sm text-text-muted max-md:hidden pointer-coarse:hidden">
        {t("keys", { home: "Home", end: "End" })}
      </p>
    </Card>
  );
}

/** The last moment that is not after `asOf`; the newest without one, -1 before everything. */
export function indexOf(moments: readonly string[], asOf: string | undefined): number {
  if (asOf === undefined) return moments.length - 1;
  // Moments differ by less than the millisecond that dates are parsed to.
  const exact = moments.indexOf(asOf);
  if (exact >= 0) return exact;
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
              {formats.exactDateTime(moment)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
