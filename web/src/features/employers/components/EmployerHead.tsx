/** Head of a profile: mark, name, sectors, places and website. */
import { ExternalLink, Globe, MapPin } from "lucide-react";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { EmployerDetail } from "@/shared/api/generated";
import { Badge } from "@/shared/ui/Badge";
import { CHIP } from "@/shared/ui/chip";
import { EmployerMark } from "@/shared/ui/EmployerMark";

export function EmployerHead({ employer }: { employer: EmployerDetail }) {
  const t = useTranslations("employers.profile");
  const { name, sectors, places, website, demo } = employer;
  return (
    <header>
      {demo && (
        <p className="mb-3 flex flex-wrap items-center gap-2 text-sm text-text-muted">
          <Badge>{t("demo")}</Badge>
          {t("demoHint")}
        </p>
      )}
      <div className="flex items-start gap-4 md:items-center md:gap-5">
        <EmployerMark employer={employer} className="size-14 md:size-20" />
        <div className="min-w-0">
          <h1 className="break-words text-3xl md:text-4xl">{name}</h1>
          <ul className="mt-2 flex flex-col gap-x-6 gap-y-1 text-text-muted md:flex-row md:flex-wrap">
            {places.length > 0 && (
              <li className="flex items-start gap-2 md:py-1">
                <MapPin aria-hidden className="mt-0.5 size-5 shrink-0" />
                <span className="min-w-0">
                  <span className="sr-only">{t("places")}: </span>
                  {places.join(", ")}
                </span>
              </li>
            )}
            {website !== null && (
              <li>
                <a
                  href={website}
                  target="_blank"
                  rel="noopener nofollow ugc"
                  aria-label={t("website", { address: shortened(website) })}
                  className="link inline-flex min-h-11 max-w-full items-center gap-2 md:min-h-8"
                >
                  <Globe aria-hidden className="size-5 shrink-0" />
                  <span className="min-w-0 break-all">{shortened(website)}</span>
                  <ExternalLink aria-hidden className="size-3.5 shrink-0" />
                </a>
              </li>
            )}
          </ul>
        </div>
      </div>
      {sectors.length > 0 && (
        <ul aria-label={t("sectors")} className="mt-5 flex flex-wrap gap-2">
          {sectors.map((sector) => (
            <li key={sector.id}>
              <RouteLink route="employers" search={{ sector: sector.id }} className={CHIP}>
                {sector.name}
              </RouteLink>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}

/** The address without what all of them have. */
function shortened(website: string): string {
  return website.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
}
