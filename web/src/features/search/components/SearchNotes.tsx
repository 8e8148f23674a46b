/** Notes on how the search was interpreted: corrected words, relaxed queries, unknown places. */
import { useTranslations } from "use-intl";
import type { JobSearch } from "@/shared/api/generated";
import { Banner } from "@/shared/ui/Banner";

export function SearchNotes({ search }: { search: JobSearch }) {
  const t = useTranslations("search");
  const { corrected, givenUp, unknownLocations, unknownPositions } = search;
  const isNowhere = search.locations.length === 0 && !search.near;
  return (
    <>
      {corrected.length > 0 && (
        <p role="status" className="mb-4">
          {t.rich("corrected", {
            used: corrected.map(({ used }) => used).join(" "),
            typed: corrected.map(({ typed }) => typed).join(" "),
            strong: (words) => <strong>{words}</strong>,
          })}
        </p>
      )}
      {givenUp > 0 && (
        <p role="status" className="mb-4">
          {t("givenUp")}
        </p>
      )}
      {unknownLocations.length > 0 && (
        <div className="mb-5">
          <Banner tone="warning">
            {t(isNowhere ? "unknownPlaces" : "unknownPlacesBeside", { places: unknownLocations.join(", ") })}
          </Banner>
        </div>
      )}
      {unknownPositions.length > 0 && (
        <div className="mb-5">
          <Banner tone="warning">{t("unknownPositions")}</Banner>
        </div>
      )}
    </>
  );
}
