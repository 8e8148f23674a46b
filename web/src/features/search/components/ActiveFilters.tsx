/** What the search is narrowed by, each with the way to take it off. Links, because the address is the state. */
import { X } from "lucide-react";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { CHIP } from "@/shared/ui/chip";
import type { SearchFilters } from "../filters";

export function ActiveFilters({ filters }: { filters: SearchFilters }) {
  const { query, locations = [] } = filters;
  if (query === undefined && locations.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {query !== undefined && <Filter name={query} without={{ locations }} />}
      {locations.map((location) => (
        <Filter
          key={location}
          name={location}
          without={{ query, locations: locations.filter((other) => other !== location) }}
        />
      ))}
    </ul>
  );
}

function Filter({ name, without }: { name: string; without: SearchFilters }) {
  const t = useTranslations("search");
  return (
    <li>
      <RouteLink
        route="jobSearch"
        search={{ query: without.query, locations: without.locations }}
        aria-label={t("removeFilter", { name })}
        className={`${CHIP} max-w-full`}
      >
        <span className="max-w-60 truncate">{name}</span>
        <X aria-hidden className="size-4 shrink-0" />
      </RouteLink>
    </li>
  );
}
