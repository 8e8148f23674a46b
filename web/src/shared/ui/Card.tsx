/** A card: hairline border, 12 px corners, no shadow. */
import type { ElementType, ReactNode } from "react";
import { classes } from "./classes";

interface CardProps {
  readonly as?: ElementType;
  readonly className?: string;
  readonly children: ReactNode;
}

export const CARD = "rounded-card border border-border bg-surface-raised";

export function Card({ as: Element = "div", className, children }: CardProps) {
  return <Element className={classes(CARD, "p-5 md:p-6", className)}>{children}</Element>;
}
