/** Wider places of a search: their names, and the searches in them. */
import { useTranslations } from "use-intl";
import type { JobSearch, UnderstoodWords, WiderPlace } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { valuesOf, withChanges, withValues } from "./filters";
import { withWordsAsFilters } from "./understoodWords";

interface WiderLabels {
  /** Names of the places that were searched; empty around a point. */
  readonly place: string;
  readonly labelOf: (wider: WiderPlace) => string;
}

export function useWiderLabels(filters: JobFilters, search: JobSearch): WiderLabels {
  const t = useTranslations("search.wider");
  const place = [...new Set([...placesChosen(filters, search), ...placesInWords(search)])].join(", ");
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

/** As they were typed, where they are not ids: an island is all of its places. */
function placesChosen(filters: JobFilters, { locations, corrected }: JobSearch): string[] {
  return valuesOf(filters, "locations").map(
    (typed) =>
      locations.find(({ id }) => id === typed)?.name ??
      corrected.find((word) => word.typed === typed)?.used ??
      typed,
  );
}

function placesInWords({ understood }: JobSearch): string[] {
  return understood
    .filter(({ dimension }) => dimension === "locations")
    .flatMap(({ values, name }) => name ?? values.map((value) => value.name));
}

/** The search of that step, so that it has an address of its own. */
export function widened(
  filters: JobFilters,
  understood: readonly UnderstoodWords[],
  { step, names, km }: WiderPlace,
): JobFilters {
  // Beside a wider place a narrower one in words would be a word of the ad.
  const places = withWordsAsFilters(filters, understood, ["locations"]);
  switch (step) {
    case "radius":
      return withValues(places, "radius", [String(km ?? 50)]);
    case "county":
    case "country":
      return withChanges(places, { near: [], radius: [], locations: names });
    case "everywhere":
      return withValues(places, "excludeLocations", ["true"]);
  }
}
