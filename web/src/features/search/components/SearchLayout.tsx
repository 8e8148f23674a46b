/** Layout of every job list: search box, filters, total and sorting. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Facet, JobSearch } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { useFocusHeadingOnChange } from "@/shared/hooks/useFocusHeadingOnChange";
import { useFormats } from "@/shared/i18n/useFormats";
import { ActiveFilters } from "./ActiveFilters";
import { FeedLinks } from "./FeedLinks";
import { FILTERS_ID, FilterButton } from "./FilterButton";
import { FilterRail } from "./FilterRail";
import { SearchBox } from "./SearchBox";
import { SearchNotes } from "./SearchNotes";
import { SortSelect } from "./SortSelect";
import { WiderAreas } from "./WiderAreas";

export interface SearchResult {
  readonly total: number;
  readonly search: JobSearch;
  readonly facets: readonly Facet[];
}

interface SearchLayoutProps {
  readonly filters: JobFilters;
  /** The API's response, once it is there. */
  readonly result: SearchResult | undefined;
  /** The list. */
  readonly children: ReactNode;
}

const NONE: readonly Facet[] = [];

export function SearchLayout({ filters, result, children }: SearchLayoutProps) {
  const t = useTranslations("search");
  const formats = useFormats();
  const { total = 0, search, facets = NONE } = result ?? {};
  const key = JSON.stringify(filters);
  useFocusHeadingOnChange(key);
  return (
    <>
      <SearchBox key={key} filters={filters} search={search} isSmall />
      <div className="mt-4 lg:mt-6 lg:grid lg:grid-cols-[264px_minmax(0,1fr)] lg:items-start lg:gap-8">
        <aside
          id={FILTERS_ID}
          aria-label={t("filters")}
          className="hidden target:block lg:sticky lg:top-16 lg:block lg:max-h-[calc(100dvh-4rem)] lg:overflow-y-auto lg:overscroll-contain lg:-ml-1 lg:pl-1 lg:pr-3 lg:pb-6 lg:[scrollbar-width:thin]"
        >
          <h2 className="sr-only">{t("filters")}</h2>
          <FilterRail filters={filters} facets={facets} />
        </aside>
        <div className="min-w-0">
          <div className="sticky top-16 z-20 -mx-4 mb-3 flex min-h-14 items-center justify-between gap-x-4 bg-surface/95 px-4 py-1.5 backdrop-blur-sm md:-mx-6 md:px-6 lg:static lg:mx-0 lg:bg-transparent lg:px-0 lg:py-0">
            <h2 aria-live="polite" className="font-normal text-base text-text-muted tracking-normal">
              {result && t("found", { count: total, shown: formats.number(total) })}
            </h2>
            <div className="flex items-center gap-2">
              <SortSelect filters={filters} />
              <FilterButton filters={filters} facets={facets} total={total} className="lg:hidden" />
            </div>
          </div>
          <div className="mb-4 empty:hidden">
            <ActiveFilters filters={filters} search={search} facets={facets} />
          </div>
          {search && <SearchNotes search={search} />}
          {search?.wider && <WiderAreas filters={filters} search={search} wider={search.wider} />}
          {children}
          <FeedLinks filters={filters} />
        </div>
      </div>
    </>
  );
}
