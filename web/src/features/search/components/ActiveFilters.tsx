/** Active filters as chips, each a link that removes it. */
import { X } from "lucide-react";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { Facet, JobSearch } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { CHIP } from "@/shared/ui/chip";
import { countOf, type FilterName, searchOf, whatAndWhere } from "../filters";
import { useActiveFilters } from "../useActiveFilters";

interface ActiveFiltersProps {
  readonly filters: JobFilters;
  /** The search as the API interpreted it: names for the ids in the address. */
  readonly search: JobSearch | undefined;
  readonly facets: readonly Facet[];
}

export function ActiveFilters({ filters, search, facets }: ActiveFiltersProps) {
  const t = useTranslations("search");
  const chosen = useActiveFilters(filters, search, facets);
  if (chosen.length === 0) return null;
  return (
    <ul
      aria-label={t("activeFilters")}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
    >
      {chosen.map(({ name, value, label, without }) => (
        <Filter key={`${name}=${value}`} label={label} filters={without} name={name} />
      ))}
      {countOf(filters) > 1 && (
        <li className="max-md:shrink-0">
          <RouteLink
            route="jobSearch"
            search={searchOf(whatAndWhere(filters))}
            className="inline-flex min-h-11 items-center px-2 font-semibold text-accent text-sm hover:underline md:min-h-9"
          >
            {t("clearFilters")}
          </RouteLink>
        </li>
      )}
    </ul>
  );
}

interface FilterProps {
  readonly name: FilterName;
  readonly label: string;
  readonly filters: JobFilters;
}

function Filter({ label, filters }: FilterProps) {
  const t = useTranslations("search");
  return (
    <li className="max-md:shrink-0 md:min-w-0">
      <RouteLink
        route="jobSearch"
        search={searchOf(filters)}
        aria-label={t("removeFilter", { name: label })}
        className={`${CHIP} max-w-full`}
      >
        <span className="max-w-60 truncate">{label}</span>
        <X aria-hidden className="size-4 shrink-0" />
      </RouteLink>
    </li>
  );
}
