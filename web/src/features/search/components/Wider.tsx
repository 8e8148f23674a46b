/** Nothing in the place itself: the way out of it step by step, up to the first area where there is something. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { JobSearch, WiderSearch } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { useFormats } from "@/shared/i18n/useFormats";
import { CARD } from "@/shared/ui/Card";
import { Step, Timeline } from "@/shared/ui/Timeline";
import { searchOf, withValues } from "../filters";

interface WiderProps {
  readonly filters: JobFilters;
  readonly search: JobSearch;
  readonly wider: WiderSearch;
}

const STEPS = ["county", "radius", "country"] as const;

export function Wider({ filters, search, wider }: WiderProps) {
  const t = useTranslations("search.wider");
  const formats = useFormats();
  const known = search.locations.map(({ name }) => name);
  const place = [...new Set(known.length > 0 ? known : search.unknownLocations)].join(", ");
  // Around a place that nobody knows there is neither a county nor a distance to try.
  const isTried = known.length > 0 || search.near !== null;
  const tried = isTried ? STEPS.slice(0, STEPS.indexOf(wider.step)) : [];
  const label = {
    county: wider.name ?? t("itsCounty"),
    radius: t("radius", { km: String(wider.km ?? 50), name: wider.name ?? place }),
    country: t("country"),
  };
  const found = t("found", { count: wider.total, shown: formats.number(wider.total) });
  return (
    <section aria-labelledby="wider" className={`${CARD} mb-5 p-5`}>
      <h2 id="wider" className="mb-4 text-lg">
        {t("title", { place: place || t("here") })}
      </h2>
      <Timeline label={t("steps")} direction="row">
        <Step state="done" label={place || t("here")}>
          {t("nothing")}
        </Step>
        {tried.map((step) => (
          <Step key={step} state="done" label={t(step === "county" ? "itsCounty" : "itsRadius")}>
            {t("nothing")}
          </Step>
        ))}
        <Step state="current" label={label[wider.step]}>
          <RouteLink route="jobSearch" search={searchOf(widened(filters, wider))} className="link">
            {found}
          </RouteLink>
        </Step>
      </Timeline>
    </section>
  );
}

/** The search that the step means, so that it can be kept, shared and narrowed again. */
export function widened(filters: JobFilters, { step, name, km }: WiderSearch): JobFilters {
  if (step === "radius") return withValues(filters, "radius", [String(km ?? 50)]);
  if (step === "county" && name !== null) {
    return withValues(withValues(filters, "radius", []), "locations", [name]);
  }
  return withValues(filters, "excludeLocations", ["true"]);
}
