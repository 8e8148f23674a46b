/** An icon button with an accessible name. */
import type { ReactNode, Ref } from "react";
import { Button as AriaButton, type ButtonProps } from "react-aria-components";
import { classes } from "./classes";

interface IconButtonProps extends Omit<ButtonProps, "children" | "className" | "aria-label"> {
  readonly label: string;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly className?: string;
  readonly children: ReactNode;
}

export const ICON_BUTTON =
  "inline-grid size-11 shrink-0 place-items-center rounded-control text-text-muted transition-colors hover:bg-surface-sunken hover:text-text data-[disabled]:opacity-50";

export function IconButton({ label, className, children, ...button }: IconButtonProps) {
  return (
    <AriaButton {...button} aria-label={label} className={classes(ICON_BUTTON, className)}>
      {children}
    </AriaButton>
  );
}
