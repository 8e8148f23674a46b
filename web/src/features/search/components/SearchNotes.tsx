/** Notes on how the search was interpreted: corrected words and places, unknown places and occupations. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { Correction, JobSearch } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { Banner } from "@/shared/ui/Banner";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { searchOf, valuesOf, withChanges } from "../filters";

interface SearchNotesProps {
  readonly filters: JobFilters;
  readonly search: JobSearch;
}

export function SearchNotes({ filters, search }: SearchNotesProps) {
  const t = useTranslations("search");
  const { corrected, unknownLocations, unknownPositions } = search;
  return (
    <>
      {corrected.length > 0 && (
        <p role="status" className="mb-4">
          {t.rich("corrected", {
            used: corrected.map((word) => nameOf(word, search)).join(" "),
            typed: corrected.map(({ typed }) => typed).join(" "),
            strong: (words) => <strong>{words}</strong>,
          })}
        </p>
      )}
      {unknownLocations.length > 0 && <UnknownPlaces filters={filters} search={search} />}
      {unknownPositions.length > 0 && (
        <div className="mb-5">
          <Banner tone="warning">{t("unknownPositions")}</Banner>
        </div>
      )}
    </>
  );
}

/** Returns the corrected word; for a place its name, as it is written. */
function nameOf({ typed, used }: Correction, { understood }: JobSearch): string {
  const place = understood.find(({ text, dimension }) => dimension === "locations" && text.endsWith(typed));
  return place?.values.length === 1 ? (place.values[0]?.name ?? used) : used;
}

/** Whether none of the searched places is known. */
export function isNowhere({ locations, near, unknownLocations }: JobSearch): boolean {
  return unknownLocations.length > 0 && locations.length === 0 && !near;
}

/** Nothing is searched in a place that is not known: the reader corrects it, or searches without it. */
function UnknownPlaces({ filters, search }: SearchNotesProps) {
  const t = useTranslations("search.unknownPlaces");
  const { unknownLocations, wider } = search;
  const nowhere = isNowhere(search);
  const others = valuesOf(filters, "locations").filter((place) => !unknownLocations.includes(place));
  const without = nowhere
    ? withChanges(filters, { locations: [], near: [], radius: [], excludeLocations: [] })
    : withChanges(filters, { locations: others });
  return (
    <div className="mb-5">
      <Banner
        tone="warning"
        title={t("title", { count: unknownLocations.length, places: unknownLocations.join(", ") })}
        action={
          <RouteLink route="jobSearch" search={searchOf(without)} className={buttonStyle("secondary")}>
            {t(nowhere ? "everywhere" : "remove")}
          </RouteLink>
        }
      >
        {t(nowhere ? "check" : "leftOut")}
        {nowhere && wider && ` ${t("below")}`}
      </Banner>
    </div>
  );
}
