/** No results in the place: wider areas step by step, up to the first with results. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { JobSearch, WiderSearch } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { useFormats } from "@/shared/i18n/useFormats";
import { CARD } from "@/shared/ui/Card";
import { Step, Timeline } from "@/shared/ui/Timeline";
import { searchOf } from "../filters";
import { useWiderLabels, widened } from "../widerPlaces";

interface WiderAreasProps {
  readonly filters: JobFilters;
  readonly search: JobSearch;
  readonly wider: WiderSearch;
}

export function WiderAreas({ filters, search, wider }: WiderAreasProps) {
  const t = useTranslations("search.wider");
  const formats = useFormats();
  const { place, labelOf } = useWiderLabels(filters, search);
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
        <Step state="current" label={labelOf(wider)}>
          <RouteLink
            route="jobSearch"
            search={searchOf(widened(filters, search.understood, wider))}
            className="link"
          >
            {found}
          </RouteLink>
        </Step>
      </Timeline>
    </section>
  );
}
