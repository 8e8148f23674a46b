/** Few results in a place: says so and offers wider places at once. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { JobSearch } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { useFormats } from "@/shared/i18n/useFormats";
import { CHIP } from "@/shared/ui/chip";
import { searchOf } from "../filters";
import { useWiderLabels, widened } from "../widerPlaces";

interface FewResultsProps {
  readonly filters: JobFilters;
  readonly search: JobSearch;
}

export function FewResults({ filters, search }: FewResultsProps) {
  const t = useTranslations("search.wider");
  const formats = useFormats();
  const { place, labelOf } = useWiderLabels(filters, search);
  return (
    <section aria-labelledby="few" className="mb-4">
      <h2 id="few" className="mb-2 font-semibold text-base tracking-normal">
        {t("few", {
          count: search.fullMatches,
          shown: formats.number(search.fullMatches),
          place: place || t("here"),
        })}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {search.widerPlaces.map((wider) => (
          <li key={wider.step}>
            <RouteLink
              route="jobSearch"
              search={searchOf(widened(filters, search.understood, wider))}
              className={CHIP}
            >
              {labelOf(wider)}: {t("found", { count: wider.total, shown: formats.number(wider.total) })}
            </RouteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
