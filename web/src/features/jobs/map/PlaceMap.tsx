/** Map of the country with the places of work: drawn as SVG, so that no map service is contacted. */
import { useTranslations } from "use-intl";
import type { JobPlace } from "@/shared/api/generated";
import { LAND, OUTLINES } from "./outlines";
import { project } from "./projection";

const MARGIN = 30;
const MAX_HEIGHT = 16;

/** Only for places of one country that we have an outline of. */
export function PlaceMap({ places }: { places: readonly JobPlace[] }) {
  const t = useTranslations("jobs.page");
  const [first] = places;
  const outline = first?.country ? OUTLINES[first.country] : undefined;
  const isOneCountry = places.every(({ country }) => country === first?.country);
  const points = places.flatMap(({ placeId, name, lat, lng }) =>
    lat === null || lng === null ? [] : [{ key: placeId ?? name, ...project(lat, lng) }],
  );
  if (!outline || !isOneCountry || points.length === 0) return null;
  const [left, top, right, bottom] = outline.box;
  const [width, height] = [right - left + 2 * MARGIN, bottom - top + 2 * MARGIN];
  // Dots and lines have the same thickness on small and large countries.
  const unit = Math.max(width, height) / 100;
  return (
    <svg
      role="img"
      aria-label={t("map", { places: places.map(({ name }) => name).join(", ") })}
      viewBox={`${left - MARGIN} ${top - MARGIN} ${width} ${height}`}
      style={{ aspectRatio: width / height, maxWidth: `${(MAX_HEIGHT * width) / height}rem` }}
      className="mx-auto w-full rounded-control bg-surface-sunken"
    >
      <path d={LAND} className="fill-surface" />
      <path
        d={outline.path}
        strokeWidth={unit * 0.4}
        strokeLinejoin="round"
        className="fill-accent-soft stroke-accent/50"
      />
      {points.map(({ key, x, y }) => (
        <g key={key}>
          <circle cx={x} cy={y} r={unit * 4} className="fill-accent opacity-20" />
          <circle
            cx={x}
            cy={y}
            r={unit * 1.8}
            strokeWidth={unit * 0.6}
            className="fill-accent stroke-surface"
          />
        </g>
      ))}
    </svg>
  );
}
