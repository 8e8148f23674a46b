/** Empty state with an optional next step. */
import type { ReactNode } from "react";

interface EmptyStateProps {
  readonly title: string;
  readonly heading?: "h2" | "h3";
  readonly children?: ReactNode;
  /** The next step: usually one link or button. */
  readonly action?: ReactNode;
}

export function EmptyState({ title, heading: Heading = "h2", children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-5 px-4 py-14 text-center">
      <WaitingLine className="w-60" />
      <div className="max-w-md">
        <Heading className="text-xl">{title}</Heading>
        {children !== undefined && <div className="mt-2 text-text-muted">{children}</div>}
      </div>
      {action}
    </div>
  );
}

/** Drawing of the empty state: a timeline with four open dots. */
export function WaitingLine({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 240 40" aria-hidden="true" className={className}>
      <path
        d="M20 20H220"
        className="stroke-border"
        strokeWidth="2"
        strokeDasharray="2 6"
        strokeLinecap="round"
      />
      {[20, 87, 153, 220].map((x, index) => (
        <circle
          key={x}
          cx={x}
          cy="20"
          r="9"
          strokeWidth="2"
          className={index === 0 ? "fill-accent-soft stroke-accent" : "fill-surface stroke-border-strong"}
        />
      ))}
      <circle cx="20" cy="20" r="4" className="animate-shimmer fill-accent [animation-iteration-count:3]" />
    </svg>
  );
}
