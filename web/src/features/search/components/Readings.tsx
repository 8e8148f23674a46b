/** Meanings of a word that means several occupations: each with its jobs, as a filter. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { AmbiguousOccupation } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { useFormats } from "@/shared/i18n/useFormats";
import { CHIP } from "@/shared/ui/chip";
import { classes } from "@/shared/ui/classes";
import { searchOf, withValues } from "../filters";

interface ReadingsProps {
  readonly filters: JobFilters;
  readonly ambiguous: AmbiguousOccupation;
}

export function Readings({ filters, ambiguous: { words, readings } }: ReadingsProps) {
  const t = useTranslations("search");
  const formats = useFormats();
  return (
    <section aria-labelledby="readings" className="mb-4">
      <h2 id="readings" className="mb-2 break-words font-semibold text-base tracking-normal">
        {t("ambiguous", { words })}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {readings.map(({ id, name, total }) => (
          <li key={id} className="min-w-0">
            <RouteLink
              route="jobSearch"
              search={searchOf(withValues(filters, "positions", [id]))}
              className={classes(CHIP, "h-auto max-w-full py-1.5")}
            >
              {name}: {t("found", { count: total, shown: formats.number(total) })}
            </RouteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
