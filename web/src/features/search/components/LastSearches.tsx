/** The last searches of somebody who is signed in, each with the number of ads that are new since. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { type RememberedSearch, useRememberSearchMutation } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { classes } from "@/shared/ui/classes";
import { filtersOf, searchOf } from "../filters";
import { useSearchText } from "../useSearchText";

/** Searches that are shown, and whose new ads are counted. */
export const SEARCHES_SHOWN = 3;

export function LastSearches({ searches }: { searches: readonly RememberedSearch[] }) {
  const t = useTranslations("home.mine");
  return (
    <section aria-labelledby="my-searches">
      <h2 id="my-searches" className="mb-3 text-xl">
        {t("searches")}
      </h2>
      {searches.length === 0 ? (
        <p className="text-text-muted">{t("noSearches")}</p>
      ) : (
        <ul className="divide-y divide-border rounded-card border border-border bg-surface-raised">
          {searches.slice(0, SEARCHES_SHOWN).map((remembered) => (
            <Search key={remembered.search.key} remembered={remembered} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Search({ remembered: { search, searchedAt, newJobs } }: { remembered: RememberedSearch }) {
  const t = useTranslations("home.mine");
  const formats = useFormats();
  const textOf = useSearchText();
  const [remember] = useRememberSearchMutation();
  const filters = filtersOf(new URLSearchParams(search.key));
  const date = formats.longDate(searchedAt);
  const news =
    newJobs === null
      ? t("searchedOn", { date })
      : newJobs === 0
        ? t("nothingNew", { date })
        : t("newJobs", { count: newJobs, shown: formats.number(newJobs), date });
  return (
    <li className="px-4 py-3">
      <RouteLink
        route="jobSearch"
        search={searchOf(newJobs ? { ...filters, sort: "newest" } : filters)}
        // From now on "new" means since this visit. A failure is ignored: the search itself is what counts.
        onClick={() => void remember(filters)}
        className="font-semibold hover:text-accent hover:underline"
      >
        {textOf(search)}
      </RouteLink>
      <p className={classes("text-sm", newJobs ? "font-semibold text-success" : "text-text-muted")}>{news}</p>
    </li>
  );
}
