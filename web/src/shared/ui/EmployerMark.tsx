/** Mark of an employer: its logo, else a monogram. Decorative, since the name is beside it. */
import { classes } from "./classes";
import { initialsOf } from "./monogram";

export interface MarkedEmployer {
  readonly id: number;
  readonly name: string;
  readonly logoUrl?: string | null;
}

interface EmployerMarkProps {
  readonly employer: MarkedEmployer;
  /** Classes of the mark's width and height, fixed so that nothing shifts: `size-11`. */
  readonly className?: string;
}

/** Colour pairs of tokens.css; amber and red are left out, because they have meanings. */
const COLOURS = [
  { tile: "fill-mark-sea-soft stroke-mark-sea/25", letters: "fill-mark-sea" },
  { tile: "fill-mark-plum-soft stroke-mark-plum/25", letters: "fill-mark-plum" },
  { tile: "fill-mark-sky-soft stroke-mark-sky/25", letters: "fill-mark-sky" },
  { tile: "fill-mark-moss-soft stroke-mark-moss/25", letters: "fill-mark-moss" },
  { tile: "fill-mark-iris-soft stroke-mark-iris/25", letters: "fill-mark-iris" },
  { tile: "fill-mark-slate-soft stroke-mark-slate/25", letters: "fill-mark-slate" },
] as const;

export function EmployerMark({ employer, className = "size-11" }: EmployerMarkProps) {
  const { id, name, logoUrl } = employer;
  if (logoUrl) {
    return (
      <img
        src={logoUrl}
        alt=""
        loading="lazy"
        decoding="async"
        className={classes("shrink-0 rounded-control bg-logo object-contain", className)}
      />
    );
  }
  const { tile, letters } = colourOf(id);
  const initials = initialsOf(name);
  return (
    <svg viewBox="0 0 44 44" aria-hidden="true" className={classes("shrink-0 select-none", className)}>
      <rect
        x="0.5"
        y="0.5"
        width="43"
        height="43"
        rx="9.5"
        className={classes(tile, "forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]")}
      />
      <text
        x="22"
        y="22"
        dy="0.36em"
        textAnchor="middle"
        fontSize={initials.length > 2 ? 14 : 17}
        className={classes(letters, "font-bold tracking-normal forced-colors:fill-[CanvasText]")}
      >
        {initials}
      </text>
    </svg>
  );
}

/** Depends on the id only, so that it survives a change of name. */
function colourOf(id: number): (typeof COLOURS)[number] {
  return COLOURS[Math.abs(Math.trunc(id)) % COLOURS.length] ?? COLOURS[0];
}
