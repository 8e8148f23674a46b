/** An employer in the list: its mark, name, sectors, places and number of open jobs. The link covers the card. */
import { BriefcaseBusiness, MapPin } from "lucide-react";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { EmployerSummary } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { CARD } from "@/shared/ui/Card";
import { classes } from "@/shared/ui/classes";
import { EmployerMark } from "@/shared/ui/EmployerMark";

const SECTORS_NAMED = 2;
const PLACES_NAMED = 3;

export function EmployerCard({ employer }: { employer: EmployerSummary }) {
  const t = useTranslations("employers");
  const formats = useFormats();
  const { id, name, sectors, places, activeJobs } = employer;
  const named = places.slice(0, PLACES_NAMED).join(", ");
  return (
    <article
      className={classes(
        CARD,
        "group relative flex h-full gap-3 px-4 py-3.5 transition-colors focus-within:border-accent hover:border-accent",
      )}
    >
      <EmployerMark employer={employer} className="size-11" />
      <div className="min-w-0 flex-1">
        <h2 className="text-base leading-snug">
          <RouteLink
            route="employer"
            params={{ employerId: id }}
            className="break-words after:absolute after:inset-0 after:rounded-card after:content-[''] group-hover:text-accent"
          >
            {name}
          </RouteLink>
        </h2>
        <p className="mt-0.5 text-sm text-text-muted empty:hidden">
          {sectors
            .slice(0, SECTORS_NAMED)
            .map((sector) => sector.name)
            .join(" · ")}
        </p>
        <ul className="mt-2 flex flex-col gap-1 text-sm text-text-muted">
          {places.length > 0 && (
            <li className="flex items-start gap-2">
              <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span className="min-w-0 break-words">
                {places.length > PLACES_NAMED ? t("morePlaces", { places: named }) : named}
              </span>
            </li>
          )}
          <li className={classes("flex items-start gap-2", activeJobs > 0 && "font-semibold text-text")}>
            <BriefcaseBusiness aria-hidden className="mt-0.5 size-4 shrink-0" />
            {t("openJobs", { count: activeJobs, shown: formats.number(activeJobs) })}
          </li>
        </ul>
      </div>
    </article>
  );
}
