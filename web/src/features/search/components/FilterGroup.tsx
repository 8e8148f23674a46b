/** Values of one dimension as native checkboxes or radio buttons, which work without JavaScript. */
import { Check, ChevronDown } from "lucide-react";
import { useId } from "react";
import { useTranslations } from "use-intl";
import type { FacetValue } from "@/shared/api/generated";
import type { Dimension } from "@/shared/api/searches";
import { useFormats } from "@/shared/i18n/useFormats";

interface FilterGroupProps {
  readonly dimension: Dimension;
  readonly title: string;
  readonly values: readonly FacetValue[];
  readonly chosen: readonly string[];
  /** Radio buttons instead of checkboxes. */
  readonly isSingle: boolean;
  readonly startsOpen: boolean;
  readonly onToggle: (value: string, isOn: boolean) => void;
  readonly onClear: () => void;
}

/** Values shown before "show all". */
const SHOWN = 6;

export function FilterGroup({ title, values, startsOpen, ...group }: FilterGroupProps) {
  const t = useTranslations("search");
  const formats = useFormats();
  const titleId = useId();
  const rest = values.slice(SHOWN);
  const { isSingle, chosen, dimension, onClear } = group;
  return (
    <details open={startsOpen} className="group/filter border-border border-b py-2 last:border-b-0">
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 rounded-control md:min-h-10">
        <h3 id={titleId} className="font-semibold text-sm tracking-normal">
          {title}
        </h3>
        <ChevronDown
          aria-hidden
          className="size-4 text-text-muted transition-transform group-open/filter:rotate-180"
        />
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset cannot stand in a summary */}
      <div role="group" aria-labelledby={titleId} className="pb-2">
        {isSingle && (
          <Choice
            label={t("any")}
            name={dimension}
            value=""
            isSingle
            isOn={chosen.length === 0}
            onToggle={onClear}
          />
        )}
        {values.slice(0, SHOWN).map((value) => (
          <Value key={value.id} value={value} {...group} />
        ))}
        {rest.length > 0 && (
          <details open={rest.some(({ id }) => chosen.includes(id))} className="group/rest">
            <summary className="inline-flex min-h-11 list-none items-center font-semibold text-accent text-sm hover:underline group-open/rest:hidden md:min-h-9">
              {t("showAll", { count: formats.number(values.length) })}
            </summary>
            {rest.map((value) => (
              <Value key={value.id} value={value} {...group} />
            ))}
          </details>
        )}
      </div>
    </details>
  );
}

type ValueProps = Omit<FilterGroupProps, "title" | "values" | "startsOpen"> & { readonly value: FacetValue };

function Value({ value: { id, name, count }, dimension, chosen, isSingle, onToggle }: ValueProps) {
  const t = useTranslations("search");
  const formats = useFormats();
  const label =
    dimension === "salaryFrom"
      ? t("salaryFrom", { amount: formats.money({ amount: Number(id), currency: "EUR" }) })
      : name;
  return (
    <Choice
      label={label}
      count={formats.number(count)}
      name={dimension}
      value={id}
      isSingle={isSingle}
      isOn={chosen.includes(id)}
      onToggle={(isOn) => onToggle(id, isOn)}
    />
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly count?: string;
  readonly name: string;
  readonly value: string;
  readonly isSingle: boolean;
  readonly isOn: boolean;
  readonly onToggle: (isOn: boolean) => void;
}

function Choice({ label, count, name, value, isSingle, isOn, onToggle }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5 text-sm leading-snug hover:text-accent md:min-h-9">
      <span className="relative grid size-5 shrink-0 place-items-center">
        <input
          type={isSingle ? "radio" : "checkbox"}
          name={name}
          value={value}
          checked={isOn}
          onChange={(event) => onToggle(event.target.checked)}
          className={`peer col-start-1 row-start-1 size-5 cursor-pointer appearance-none border-2 border-border-strong bg-surface-raised transition-colors checked:border-accent checked:bg-accent ${isSingle ? "rounded-full" : "rounded-[6px]"}`}
        />
        {isSingle ? (
          <span
            aria-hidden
            className="pointer-events-none col-start-1 row-start-1 size-2 rounded-full bg-accent-contrast opacity-0 peer-checked:opacity-100 forced-colors:bg-[CanvasText]"
          />
        ) : (
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none col-start-1 row-start-1 size-3.5 text-accent-contrast opacity-0 peer-checked:opacity-100 forced-colors:text-[CanvasText]"
          />
        )}
      </span>
      <span className="min-w-0 flex-1 break-words">{label}</span>{" "}
      {count !== undefined && <span className="text-text-muted">{count}</span>}
    </label>
  );
}
