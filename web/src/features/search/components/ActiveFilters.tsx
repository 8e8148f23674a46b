/** Active filters as chips, each a link that removes it: those chosen by hand, and those that words of the query mean. */
import { Quote, X } from "lucide-react";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { Facet, JobSearch } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { CHIP } from "@/shared/ui/chip";
import { classes } from "@/shared/ui/classes";
import { searchOf } from "../filters";
import { cleared, countWithWords } from "../understoodWords";
import { type ActiveFilter, useActiveFilters } from "../useActiveFilters";

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
  const understood = search?.understood ?? [];
  return (
    <ul
      aria-label={t("activeFilters")}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
    >
      {chosen.map(({ key, ...filter }) => (
        <Filter key={key} {...filter} />
      ))}
      {countWithWords(filters, understood) > 1 && (
        <li className="max-md:shrink-0">
          <RouteLink
            route="jobSearch"
            search={searchOf(cleared(filters, understood))}
            className="inline-flex min-h-11 items-center px-2 font-semibold text-accent text-sm hover:underline md:min-h-9"
          >
            {t("clearFilters")}
          </RouteLink>
        </li>
      )}
    </ul>
  );
}

function Filter({ label, words, without }: Omit<ActiveFilter, "key">) {
  const t = useTranslations("search");
  const id = useId();
  const isInWords = words !== undefined;
  return (
    <li className="max-md:shrink-0 md:min-w-0">
      <RouteLink
        route="jobSearch"
        search={searchOf(without)}
        aria-label={t("removeFilter", { name: label })}
        aria-describedby={isInWords ? id : undefined}
        title={isInWords ? t("fromWords", { words }) : undefined}
        className={classes(CHIP, "max-w-full", isInWords && "border-dashed")}
      >
        {isInWords && <Quote aria-hidden className="size-3.5 shrink-0 text-text-muted" />}
        <span className="max-w-60 truncate">{label}</span>
        <X aria-hidden className="size-4 shrink-0" />
      </RouteLink>
      {isInWords && (
        <span id={id} hidden>
          {t("fromWords", { words })}
        </span>
      )}
    </li>
  );
}
