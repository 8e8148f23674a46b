/** No results in the place: wider areas step by step, up to the first with results. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { JobSearch, WiderSearch } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { useFormats } from "@/shared/i18n/useFormats";
import { CARD } from "@/shared/ui/Card";
import { Step, Timeline } from "@/shared/ui/Timeline";
import { searchOf, withChanges, withValues } from "../filters";

interface WiderAreasProps {
  readonly filters: JobFilters;
  readonly search: JobSearch;
  readonly wider: WiderSearch;
}

export function WiderAreas({ filters, search, wider }: WiderAreasProps) {
  const t = useTranslations("search.wider");
  const formats = useFormats();
  const known = search.locations.map(({ name }) => name);
  const place = [...new Set(known.length > 0 ? known : search.unknownLocations)].join(", ");
  const names = wider.names.join(", ");
  const middle = names || place;
  const label = {
    county: names,
    radius: middle ? t("radius", { km: String(wider.km ?? 50), name: middle }) : t("step.radius"),
    country: names,
    everywhere: t("step.everywhere"),
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
        {wider.tried.map((step) => (
          <Step key={step} state="done" label={t(`step.${step}`)}>
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

/** The search of that step, so that it has an address of its own. */
export function widened(filters: JobFilters, { step, names, km }: WiderSearch): JobFilters {
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
