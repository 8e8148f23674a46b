/** Popular searches on one line; scrolls horizontally on a phone. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { useListPopularSearchesQuery } from "@/shared/api/generated";
import { filtersOf, searchOf } from "../filters";
import { useSearchText } from "../useSearchText";

export function PopularSearches() {
  const t = useTranslations("search");
  const textOf = useSearchText();
  const { data } = useListPopularSearchesQuery({});
  if (!data || data.items.length === 0) return null;
  return (
    <nav
      aria-labelledby="popular"
      className="mt-3 flex items-baseline gap-x-4 overflow-x-auto text-sm [scrollbar-width:none] md:flex-wrap"
    >
      <h2 id="popular" className="shrink-0 font-normal text-sm text-text-muted tracking-normal">
        {t("popular")}
      </h2>
      <ul className="flex gap-x-4 md:flex-wrap">
        {data.items.map((search) => (
          <li key={search.key} className="shrink-0">
            <RouteLink
              route="jobSearch"
              search={searchOf(filtersOf(new URLSearchParams(search.key)))}
              className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline md:min-h-8"
            >
              {textOf(search)}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
