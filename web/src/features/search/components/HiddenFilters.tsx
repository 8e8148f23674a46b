/** Filters as hidden inputs of a form. */
import type { JobFilters } from "@/shared/api/searches";
import { type FilterName, valuesOf } from "../filters";

export function HiddenFilters({ filters, names }: { filters: JobFilters; names: readonly FilterName[] }) {
  return names.flatMap((name) =>
    valuesOf(filters, name).map((value) => (
      <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
    )),
  );
}
