/** A message about a whole page or section. */
import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "./classes";

type BannerTone = "info" | "success" | "warning" | "danger";

const TONES: Record<BannerTone, string> = {
  info: "border-accent/30 bg-accent-soft [&>svg]:text-accent",
  success: "border-success/30 bg-success-soft [&>svg]:text-success",
  warning: "border-warning/30 bg-warning-soft [&>svg]:text-warning",
  danger: "border-danger/30 bg-danger-soft [&>svg]:text-danger",
};
const ICONS = { info: Info, success: CircleCheck, warning: CircleAlert, danger: CircleAlert };

interface BannerProps {
  readonly tone?: BannerTone;
  readonly title?: string;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

export function Banner({ tone = "info", title, action, children }: BannerProps) {
  const Icon = ICONS[tone];
  return (
    <div className={classes("flex gap-3 rounded-card border p-4", TONES[tone])}>
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children !== undefined && <div className="text-sm">{children}</div>}
        {action !== undefined && <div className="mt-3">{action}</div>}
      </div>
    </div>
  );
}
