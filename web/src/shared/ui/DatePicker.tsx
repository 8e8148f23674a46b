/** Years, then months, then days, each as a grid: arrow keys move in it, typed digits jump to a year. */
import { useContext, useEffect, useRef, useState } from "react";
import { ListBox, ListBoxItem } from "react-aria-components";
import { useTranslations } from "use-intl";
import { FIRST_YEAR, YEARS } from "@/shared/constants";
import {
  daysOf,
  isWithin,
  type Limits,
  monthsOf,
  PRECISIONS,
  type Precision,
  precisionOf,
  withPrecision,
} from "@/shared/dates/partialDates";
import { isoDate } from "@/shared/i18n/formats";
import { NowContext } from "@/shared/i18n/useAge";
import { useFormats } from "@/shared/i18n/useFormats";
import { Button } from "./Button";
import { classes } from "./classes";

export interface DatePickerProps extends Limits {
  /** "2019", "2019-09" or "2019-09-30"; empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The most that can be said. */
  readonly precision?: Precision;
  /** Less than `precision` will not do. */
  readonly isExact?: boolean;
  readonly onDone: () => void;
}

const COLUMNS: Record<Precision, string> = {
  year: "grid-cols-4",
  month: "grid-cols-3",
  day: "grid-cols-7",
};

export function DatePicker({
  value,
  onChange,
  precision = "month",
  isExact = false,
  min,
  max,
  onDone,
}: DatePickerProps) {
  const t = useTranslations("ui.date");
  const formats = useFormats();
  const today = isoDate(useContext(NowContext));
  const [date, setDate] = useState(value);
  const [step, setStep] = useState<Precision>(() => firstStep(value, precision));
  /** Few know the day: it is asked for only where it is needed. */
  const last = precision === "day" && !isExact ? "month" : precision;

  const choose = (chosen: string) => {
    const kept = step === "year" && date.length > 4 ? `${chosen}${date.slice(4, 7)}` : chosen;
    const next = isWithin(kept, { min, max }) ? kept : chosen;
    setDate(next);
    if (!isExact || precisionOf(next) === precision) onChange(next);
    if (step === last || step === "day") onDone();
    else setStep(step === "year" ? "month" : "day");
  };
  const finish = (chosen: string) => {
    onChange(chosen);
    onDone();
  };
  const now = withPrecision(today, last);
  return (
    <div className="flex flex-col">
      <div className="flex gap-1 border-border border-b p-2">
        {PRECISIONS.slice(0, PRECISIONS.indexOf(precision) + 1).map((each, index) => (
          <Button
            key={each}
            variant="quiet"
            aria-pressed={each === step}
            isDisabled={index > 0 && date.length < 4 + 3 * (index - 1)}
            onPress={() => setStep(each)}
            className={classes("flex-1 px-2", each === step && "bg-accent-soft")}
          >
            {partName(date, each) ?? t(each)}
          </Button>
        ))}
      </div>
      <Grid key={step} step={step} date={date} today={today} min={min} max={max} onChoose={choose} />
      <div className="flex justify-between gap-2 border-border border-t p-2">
        <Button variant="quiet" isDisabled={value === ""} onPress={() => finish("")}>
          {t("clear")}
        </Button>
        <Button variant="quiet" isDisabled={!isWithin(now, { min, max })} onPress={() => finish(now)}>
          {t(last === "day" ? "today" : last === "month" ? "thisMonth" : "thisYear")}
        </Button>
      </div>
    </div>
  );

  function partName(of: string, part: Precision): string | undefined {
    const [year, month, day] = of.split("-");
    if (part === "year") return year || undefined;
    if (part === "month") return month && formats.monthName(Number(month));
    return day && String(Number(day));
  }
}

function firstStep(value: string, precision: Precision): Precision {
  const known = precisionOf(value);
  if (known === undefined) return "year";
  const next = PRECISIONS[PRECISIONS.indexOf(known) + 1] ?? known;
  return known === "year" && precision !== "year" ? next : known;
}

interface GridProps extends Limits {
  readonly step: Precision;
  readonly date: string;
  readonly today: string;
  readonly onChoose: (date: string) => void;
}

function Grid({ step, date, today, min, max, onChoose }: GridProps) {
  const t = useTranslations("ui.date");
  const formats = useFormats();
  const options = optionsOf(step, date);
  const chosen = withPrecision(date, step);
  const disabled = options.filter((option) => !isWithin(option, { min, max }));
  const start = [chosen, withPrecision(max ?? today, step), withPrecision(today, step)].find(
    (option) => options.includes(option) && !disabled.includes(option),
  );
  const isChosen = start === chosen;
  const beginning = useRef<HTMLDivElement>(null);
  // What is chosen is in the middle. From now on, the past is above: that is where most dates lie.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      beginning.current?.scrollIntoView?.({ block: isChosen ? "center" : "end" });
      beginning.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isChosen]);
  return (
    <ListBox
      aria-label={t(step)}
      layout="grid"
      selectionMode="single"
      selectedKeys={precisionOf(chosen) === step ? [chosen] : []}
      disabledKeys={disabled}
      // Empty when the chosen one is chosen again.
      onSelectionChange={(keys) => onChoose(String([...keys][0] ?? chosen))}
      items={options.map((id) => ({ id }))}
      className={classes("grid max-h-64 gap-1 overflow-y-auto p-2 outline-none", COLUMNS[step])}
    >
      {({ id }) => (
        <ListBoxItem
          id={id}
          ref={id === (start ?? options[0]) ? beginning : undefined}
          textValue={optionName(id)}
          className="grid min-h-11 cursor-pointer place-items-center rounded-control px-1 text-center text-sm tabular-nums outline-none transition-colors hover:bg-accent-soft data-[selected]:bg-accent data-[selected]:font-semibold data-[selected]:text-accent-contrast data-[disabled]:cursor-not-allowed data-[disabled]:opacity-40 data-[focus-visible]:outline-2 data-[focus-visible]:outline-focus data-[focus-visible]:outline-offset-1"
        >
          {optionName(id)}
        </ListBoxItem>
      )}
    </ListBox>
  );

  function optionName(option: string): string {
    if (step === "year") return option;
    if (step === "month") return formats.monthName(Number(option.slice(5)));
    return String(Number(option.slice(8)));
  }
}

function optionsOf(step: Precision, date: string): string[] {
  if (step === "month") return monthsOf(date);
  if (step === "day") return daysOf(date);
  const years = Array.from({ length: YEARS }, (_, index) => String(FIRST_YEAR + index));
  const known = date.slice(0, 4);
  return known === "" || years.includes(known) ? years : [...years, known].sort();
}
