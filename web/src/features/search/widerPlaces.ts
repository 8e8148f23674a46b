/** Wider places of a search: their names, and the searches in them. */
import { useTranslations } from "use-intl";
import type { JobSearch, WiderPlace } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { withChanges, withValues } from "./filters";

interface WiderLabels {
  /** Names of the places that were searched; empty around a point. */
  readonly place: string;
  readonly labelOf: (wider: WiderPlace) => string;
}

export function useWiderLabels(search: JobSearch): WiderLabels {
  const t = useTranslations("search.wider");
  const known = search.locations.map(({ name }) => name);
  const place = [...new Set(known.length > 0 ? known : search.unknownLocations)].join(", ");
  const labelOf = ({ step, names, km }: WiderPlace) => {
    switch (step) {
      case "radius": {
        const middle = names.join(", ") || place;
        return middle ? t("radius", { km: String(km ?? 50), name: middle }) : t("step.radius");
      }
      case "everywhere":
        return t("step.everywhere");
      default:
        return names.join(", ");
    }
  };
  return { place, labelOf };
}

/** The search of that step, so that it has an address of its own. */
export function widened(filters: JobFilters, { step, names, km }: WiderPlace): JobFilters {
  switch (step) {
    case "radius":
      return withValues(filters, "radius", [String(km ?? 50)]);
    case "county":
    case "country":
      return withChanges(filters, { near: [], radius: [], locations: names });
    case "everywhere":
      return withValues(filters, "excludeLocations", ["true"]);
  }
}
