/** Mark of a person: their picture, else initials. Decorative, since the name is beside it. */
import { classes } from "./classes";

interface PersonMarkProps {
  readonly initials: string;
  readonly picture?: string | null | undefined;
  /** Classes of the mark's width and height, fixed so that nothing shifts: `size-8`. */
  readonly className?: string;
}

export function PersonMark({ initials, picture, className = "size-8 text-xs" }: PersonMarkProps) {
  if (picture) {
    return (
      <img
        src={picture}
        alt=""
        decoding="async"
        className={classes(
          "shrink-0 rounded-full border border-border bg-surface-sunken object-cover",
          className,
        )}
      />
    );
  }
  return (
    <span
      aria-hidden
      className={classes(
        "grid shrink-0 place-items-center rounded-full bg-accent-soft font-bold text-accent",
        className,
      )}
    >
      {initials}
    </span>
  );
}

interface Named {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

export function initialsOfPerson({ firstName, lastName, email }: Named): string {
  const letters = [firstName, lastName].map((name) => [...name][0] ?? "").join("");
  return (letters || ([...email][0] ?? "")).toLocaleUpperCase();
}
