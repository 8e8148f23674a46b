/**
 * The site's signature element: a line with dots that fill as things happen.
 *
 *     <Timeline label={t("progress")}>
 *       <Step label={t("sent")} at={formats.dateTime(sentAt)} dateTime={sentAt} />
 *       <Step label={t("seen")} tone="seen" />
 *     </Timeline>
 *
 * A step with a date is done; one without is yet to come. Amber (`seen`) is reserved for "seen by the employer", `muted` for
 * what is history only.
 */
import type { ReactNode } from "react";
import { classes } from "./classes";

type Direction = "column" | "row";

interface TimelineProps {
  readonly label: string;
  /** `row` is horizontal from md up; on a phone every timeline is vertical. */
  readonly direction?: Direction;
  readonly children: ReactNode;
}

export function Timeline({ label, direction = "column", children }: TimelineProps) {
  return (
    <ol
      aria-label={label}
      data-direction={direction}
      className={classes("group/timeline flex flex-col", direction === "row" && "md:flex-row")}
    >
      {children}
    </ol>
  );
}

export interface StepProps {
  readonly label: ReactNode;
  /** The moment of the step, formatted; absent for a step to come. */
  readonly at?: string | undefined;
  /** The moment of the step as ISO 8601. */
  readonly dateTime?: string | undefined;
  readonly state?: "done" | "current" | "waiting";
  readonly tone?: "accent" | "seen" | "danger" | "muted";
  readonly children?: ReactNode;
}

export function Step({ label, at, dateTime, state, tone = "accent", children }: StepProps) {
  const shown = state ?? (at === undefined ? "waiting" : "done");
  const happened = shown === "done";
  return (
    <li
      aria-current={shown === "current" ? "step" : undefined}
      className={classes(
        "relative flex gap-4 pb-6 last:pb-0",
        "md:group-data-[direction=row]/timeline:flex-1 md:group-data-[direction=row]/timeline:flex-col md:group-data-[direction=row]/timeline:gap-3 md:group-data-[direction=row]/timeline:pr-4 md:group-data-[direction=row]/timeline:pb-0",
        // The line to the next dot: solid when this step is done, dashed otherwise.
        "before:absolute before:top-7 before:bottom-0 before:left-[9px] before:w-0 before:border-l-2 before:content-[''] last:before:hidden",
        "md:group-data-[direction=row]/timeline:before:top-[9px] md:group-data-[direction=row]/timeline:before:right-1 md:group-data-[direction=row]/timeline:before:bottom-auto md:group-data-[direction=row]/timeline:before:left-7 md:group-data-[direction=row]/timeline:before:h-0 md:group-data-[direction=row]/timeline:before:w-auto md:group-data-[direction=row]/timeline:before:border-t-2 md:group-data-[direction=row]/timeline:before:border-l-0",
        happened
          ? tone === "muted"
            ? "before:border-border-strong"
            : "before:border-accent"
          : "before:border-border before:border-dashed",
      )}
    >
      <Dot state={shown} tone={tone} />
      <div className="min-w-0 flex-1">
        <p
          className={classes(
            "font-semibold leading-5",
            (shown === "waiting" || tone === "muted") && "font-normal text-text-muted",
            happened && tone === "seen" && "text-seen",
            happened && tone === "danger" && "text-danger",
          )}
        >
          {label}
        </p>
        {at !== undefined && (
          <time dateTime={dateTime} className="mt-0.5 block text-sm text-text-muted">
            {at}
          </time>
        )}
        {children !== undefined && <div className="mt-1 text-sm text-text-muted">{children}</div>}
      </div>
    </li>
  );
}

const FILLED = {
  accent: "bg-accent border-accent forced-colors:bg-[CanvasText]",
  seen: "bg-seen-dot border-seen-dot forced-colors:bg-[CanvasText]",
  danger: "bg-danger border-danger forced-colors:bg-[CanvasText]",
  muted: "bg-border-strong border-border-strong forced-colors:bg-[GrayText]",
};

export function Dot({
  state,
  tone = "accent",
}: {
  state: "done" | "current" | "waiting";
  tone?: keyof typeof FILLED;
}) {
  return (
    <span
      aria-hidden
      className={classes(
        "relative mt-px size-5 shrink-0 rounded-full border-2 transition-colors",
        state === "done" && FILLED[tone],
        state === "current" &&
          "border-accent bg-surface-raised after:absolute after:inset-[3px] after:rounded-full after:bg-accent forced-colors:after:bg-[CanvasText] after:content-['']",
        state === "waiting" && "border-border-strong bg-surface-raised",
      )}
    />
  );
}
