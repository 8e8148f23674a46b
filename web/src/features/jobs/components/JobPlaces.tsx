/** Places of work with region, map, and a link to OpenStreetMap. */
import { ExternalLink } from "lucide-react";
import { useTranslations } from "use-intl";
import type { JobDetail, JobPlace } from "@/shared/api/generated";
import { Card } from "@/shared/ui/Card";
import { PlaceMap } from "../map/PlaceMap";

export function JobPlaces({ job: { places } }: { job: JobDetail }) {
  const t = useTranslations("jobs.page");
  if (places.length === 0) return null;
  return (
    <Card>
      <h2 className="mb-3 text-lg">{t("places", { count: places.length })}</h2>
      <div className="print:hidden">
        <PlaceMap places={places} />
      </div>
      <ul className="mt-3 flex flex-col gap-2 text-sm">
        {places.map((place) => (
          <li key={place.placeId ?? place.name} className="flex items-start justify-between gap-3">
            <p className="min-w-0">
              <span className="block font-semibold">{place.name}</span>
              {place.region !== null && <span className="text-text-muted">{place.region}</span>}
            </p>
            <OnTheMap place={place} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Opened by the visitor only; the page itself loads nothing from there. */
function OnTheMap({ place: { name, lat, lng } }: { place: JobPlace }) {
  const t = useTranslations("jobs.page");
  if (lat === null || lng === null) return null;
  return (
    <a
      href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=12/${lat}/${lng}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t("onTheMap", { place: name })}
      className="link inline-flex min-h-11 shrink-0 items-center gap-1.5 md:min-h-6 print:hidden"
    >
      OpenStreetMap
      <ExternalLink aria-hidden className="size-3.5" />
    </a>
  );
}
