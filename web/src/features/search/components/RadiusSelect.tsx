/** Radius around the place. Only with a place. */
import { useId } from "react";
import { useTranslations } from "use-intl";
import type { JobFilters } from "@/shared/api/searches";
import { NativeSelect } from "@/shared/ui/NativeSelect";
import { withValues } from "../filters";

const STEPS = [5, 10, 25, 50, 100];
/** The API's default around a point, in km. */
const AROUND_A_POINT = 25;

interface RadiusSelectProps {
  readonly filters: JobFilters;
  readonly onChange: (filters: JobFilters) => void;
}

export function RadiusSelect({ filters, onChange }: RadiusSelectProps) {
  const t = useTranslations("search");
  const id = useId();
  const { near, locations = [], radius } = filters;
  if (near === undefined && locations.length !== 1) return null;
  const chosen = radius ?? (near === undefined ? undefined : AROUND_A_POINT);
  const steps = [...new Set([...STEPS, ...(chosen === undefined ? [] : [chosen])])].sort((a, b) => a - b);
  return (
    <div className="flex flex-col gap-1.5 border-border border-b py-4">
      <label htmlFor={id} className="font-semibold text-sm">
        {t("radius")}
      </label>
      <NativeSelect
        id={id}
        name="radius"
        value={String(chosen ?? "")}
        onChange={(value) => onChange(withValues(filters, "radius", value === "" ? [] : [value]))}
      >
        {near === undefined && <option value="">{t("onlyThere")}</option>}
        {steps.map((km) => (
          <option key={km} value={km}>
            {t("withinKm", { km: String(km) })}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
