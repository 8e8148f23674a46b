/** Schedule of a saved search's mails; each choice is stored at once. */
import { useId } from "react";
import { useTranslations } from "use-intl";
import type { Frequency, SavedSearch } from "@/shared/api/generated";
import { NativeSelect } from "@/shared/ui/NativeSelect";
import { FREQUENCIES, HOURS, hasHour, hourText, WEEKDAYS } from "../schedule";
import { useChange } from "../useChange";

interface ScheduleSelectsProps {
  readonly saved: SavedSearch;
  readonly access: string;
}

export function ScheduleSelects({ saved, access }: ScheduleSelectsProps) {
  const t = useTranslations("saved-searches");
  const change = useChange({ id: saved.id, access });
  const { frequency, hour, weekday } = saved;
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Choice
        label={t("frequencyLabel")}
        name="frequency"
        value={frequency}
        options={FREQUENCIES.map((each) => [each, t(`frequency.${each}`)])}
        onChange={(chosen) => void change({ frequency: chosen as Frequency })}
      />
      {frequency === "weekly" && (
        <Choice
          label={t("weekdayLabel")}
          name="weekday"
          value={String(weekday)}
          options={WEEKDAYS.map(({ id, name }) => [id, t(`weekday.${name}`)])}
          onChange={(chosen) => void change({ weekday: Number(chosen) })}
        />
      )}
      {hasHour(frequency) && (
        <Choice
          label={t("hourLabel")}
          name="hour"
          value={String(hour)}
          options={HOURS.map((each) => [String(each), hourText(each)])}
          onChange={(chosen) => void change({ hour: Number(chosen) })}
        />
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, options, ...select }: ChoiceProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-sm text-text-muted">
        {label}
      </label>
      <NativeSelect id={id} {...select}>
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
