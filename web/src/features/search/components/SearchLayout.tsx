/** Layout of every job list: search box, filters, total and sorting. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Facet, JobSearch, UnderstoodWords } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { useFocusHeadingOnChange } from "@/shared/hooks/useFocusHeadingOnChange";
import { SPLIT_COLUMNS } from "@/shared/ui/splitColumns";
import { ActiveFilters } from "./ActiveFilters";
import { FeedLinks } from "./FeedLinks";
import { FewResults } from "./FewResults";
import { FILTERS_ID, FilterButton } from "./FilterButton";
import { FilterRail } from "./FilterRail";
import { Readings } from "./Readings";
import { ResultCount, WordsLeftOut } from "./ResultCount";
import { SearchBox } from "./SearchBox";
import { isNowhere, SearchNotes } from "./SearchNotes";
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
  /** A job read beside the list on wide screens. */
  readonly beside?: ReactNode;
  /** Beside the number of results: the switch that saves the search. */
  readonly save?: ReactNode;
  /** The list. */
  readonly children: ReactNode;
}

const NONE: readonly Facet[] = [];
const NOT_UNDERSTOOD: readonly UnderstoodWords[] = [];
const RESULTS_ID = "results";

export function SearchLayout({ filters, result, beside, save, children }: SearchLayoutProps) {
  const t = useTranslations("search");
  const { total = 0, search, facets = NONE } = result ?? {};
  const understood = search?.understood ?? NOT_UNDERSTOOD;
  const key = JSON.stringify(filters);
  useFocusHeadingOnChange(key);
  return (
    <>
      <SearchBox key={key} filters={filters} search={search} isSmall />
      <div className="page-wide mt-4 lg:mt-2 xxl:grid xxl:grid-cols-[264px_minmax(0,1fr)] xxl:items-start xxl:gap-8">
        <aside
          id={FILTERS_ID}
          aria-label={t("filters")}
          className="hidden target:block xxl:sticky xxl:top-16 xxl:-ml-1 xxl:block xxl:max-h-[calc(100dvh-4rem)] xxl:overflow-y-auto xxl:overscroll-contain xxl:pr-3 xxl:pb-6 xxl:pl-1 xxl:[scrollbar-width:thin]"
        >
          <a
            href={`#${RESULTS_ID}`}
            className="sr-only rounded-control bg-accent px-3 py-2 font-semibold text-accent-contrast focus:not-sr-only focus:mb-2 focus:inline-flex"
          >
            {t("skipFilters")}
          </a>
          <h2 className="sr-only">{t("filters")}</h2>
          <FilterRail filters={filters} understood={understood} facets={facets} />
        </aside>
        <div id={RESULTS_ID} tabIndex={-1} className="min-w-0 scroll-mt-20 outline-none">
          <div className="sticky top-16 z-20 -mx-4 mb-2 flex min-h-14 lg:mb-1 items-center justify-between gap-x-2 bg-surface/95 px-4 py-1.5 backdrop-blur-sm md:-mx-6 md:px-6 lg:static lg:mx-0 lg:min-h-11 lg:bg-transparent lg:px-0 lg:py-0">
            <div className="flex min-w-0 items-center gap-x-1 lg:gap-x-2">
              <h2 aria-live="polite" className="font-normal text-base text-text-muted tracking-normal">
                {search && <ResultCount total={total} search={search} />}
              </h2>
              {save}
            </div>
            <div className="flex items-center gap-2">
              <SortSelect filters={filters} />
              <FilterButton
                filters={filters}
                understood={understood}
                facets={facets}
                total={total}
                className="xxl:hidden"
              />
            </div>
          </div>
          <div className="mb-4 empty:hidden">
            <ActiveFilters filters={filters} search={search} facets={facets} />
          </div>
          {search && <WordsLeftOut total={total} search={search} />}
          {search && <SearchNotes filters={filters} search={search} />}
          {search?.ambiguous && <Readings filters={filters} ambiguous={search.ambiguous} />}
          {search?.wider && !isNowhere(search) && (
            <WiderAreas filters={filters} search={search} wider={search.wider} />
          )}
          {search && search.widerPlaces.length > 0 && <FewResults filters={filters} search={search} />}
          <div className={beside ? SPLIT_COLUMNS : undefined}>
            <div className="min-w-0">
              {children}
              <FeedLinks filters={filters} />
            </div>
            {beside}
          </div>
        </div>
      </div>
    </>
  );
}
