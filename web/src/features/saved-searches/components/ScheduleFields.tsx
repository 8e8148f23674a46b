/** Fields of a form: how often, on which day of the week, and at what hour. */
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { FormRadioGroup, FormSelect } from "@/shared/forms/fields";
import { Radio } from "@/shared/ui/RadioGroup";
import { FIRST_FREQUENCIES, HOURS, hasHour, hourText, WEEKDAYS } from "../schedule";

export function ScheduleFields() {
  const t = useTranslations("saved-searches");
  const frequency: string = useWatch({ name: "frequency" });
  return (
    <>
      <FormRadioGroup name="frequency" label={t("frequencyLabel")}>
        {FIRST_FREQUENCIES.map((each) => (
          <Radio key={each} value={each}>
            {t(`frequency.${each}`)}
          </Radio>
        ))}
      </FormRadioGroup>
      {hasHour(frequency) && (
        <div className="flex gap-3 [&>*]:flex-1">
          {frequency === "weekly" && (
            <FormSelect
              name="weekday"
              label={t("weekdayLabel")}
              options={WEEKDAYS.map(({ id, name }) => ({ id, name: t(`weekday.${name}`) }))}
            />
          )}
          <FormSelect
            name="hour"
            label={t("hourLabel")}
            options={HOURS.map((hour) => ({ id: String(hour), name: hourText(hour) }))}
          />
        </div>
      )}
    </>
  );
}
