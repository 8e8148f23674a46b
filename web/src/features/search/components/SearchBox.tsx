/** Search box. A plain GET form, so it works without JavaScript; with it, it suggests. */
import { MapPin, Search } from "lucide-react";
import type { FormEvent } from "react";
import { Form, useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { type JobSearch, useRememberSearchMutation } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { classes } from "@/shared/ui/classes";
import { FILTER_NAMES, isUnfiltered, LONGEST_QUERY, searchOf } from "../filters";
import { useWhatAndWhere } from "../useWhatAndWhere";
import { HiddenFilters } from "./HiddenFilters";
import { SearchField } from "./SearchField";

interface SearchBoxProps {
  /** The current search; its other filters stay. */
  readonly filters?: JobFilters;
  /** The search as the API interpreted it. */
  readonly search?: JobSearch | undefined;
  /** Compact on small screens. */
  readonly isSmall?: boolean;
}

const NO_FILTERS: JobFilters = {};
const LONGEST = { what: LONGEST_QUERY, where: 100 };

export function SearchBox({ filters = NO_FILTERS, search, isSmall = false }: SearchBoxProps) {
  const t = useTranslations("search");
  const locale = useLocale();
  const navigate = useNavigate();
  const [remember] = useRememberSearchMutation();
  const { what, where, currentFilters, isOccupation } = useWhatAndWhere(filters, search);
  const go = (next: JobFilters) => {
    // A failure is ignored: the search itself is what counts.
    if (!isUnfiltered(next)) void remember(next);
    void navigate(href("jobSearch", {}, locale, searchOf(next)));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go(currentFilters());
  };
  return (
    <Form
      action={href("jobSearch", {}, locale)}
      role="search"
      onSubmit={submit}
      className={classes(
        "flex rounded-card border border-border bg-surface-raised md:flex-nowrap md:items-center md:gap-0 md:p-2",
        isSmall ? "flex-wrap items-center p-1" : "flex-col gap-2 p-2 md:flex-row",
      )}
    >
      <SearchField
        kind="what"
        label={t("what")}
        icon={<Search aria-hidden className="size-5" />}
        field={what}
        name="query"
        maxLength={LONGEST.what}
        onSearch={go}
        className={classes("md:flex-[1.7]", isSmall && "max-md:basis-full")}
      />
      <span
        aria-hidden
        className={classes(
          "mx-3 h-px bg-border md:mx-0 md:h-8 md:w-px md:basis-auto",
          isSmall && "basis-full",
        )}
      />
      <SearchField
        kind="where"
        label={t("where")}
        icon={<MapPin aria-hidden className="size-5" />}
        field={where}
        name="locations"
        maxLength={LONGEST.where}
        onSearch={(near) => go({ ...currentFilters(), ...near })}
      />
      <HiddenFilters
        filters={filters}
        names={FILTER_NAMES.filter(
          (name) => !SHOWN.includes(name) && !(isOccupation && name === "positions"),
        )}
      />
      <button
        type="submit"
        className={classes(
          buttonStyle("primary"),
          "min-h-12 md:px-8",
          isSmall && "max-md:size-11 max-md:min-h-0 max-md:px-0",
        )}
      >
        {isSmall && <Search aria-hidden className="size-5 md:hidden" />}
        <span className={classes(isSmall && "max-md:sr-only")}>{t("search")}</span>
      </button>
    </Form>
  );
}

const SHOWN: readonly string[] = ["query", "locations", "near", "radius", "excludeLocations"];
