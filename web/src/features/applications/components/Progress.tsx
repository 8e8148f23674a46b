/** Progress of an application as four dots. Decorative: the badge beside it says the same. */
import type { MyApplication } from "@/shared/api/generated";
import { classes } from "@/shared/ui/classes";

const FILLED = "fill-accent stroke-accent";
const SEEN = "fill-seen-dot stroke-seen-dot";
const OPEN = "fill-surface-raised stroke-border-strong";

export function Progress({ application, className }: { application: MyApplication; className?: string }) {
  const { sentAt, forwardedAt, seenAt, endedAt } = application;
  const moments = [sentAt, forwardedAt, seenAt, endedAt];
  const reached = moments.findLastIndex(Boolean);
  const x = (index: number) => 7 + index * 30;
  return (
    <svg viewBox="0 0 104 14" aria-hidden="true" className={classes("h-3.5 w-26", className)}>
      <path d="M7 7H97" className="stroke-border-strong" strokeWidth="1.5" strokeDasharray="1.5 3.5" />
      {reached > 0 && <path d={`M7 7H${x(reached)}`} className="stroke-accent" strokeWidth="1.5" />}
      {moments.map((moment, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: the four places never change
          key={index}
          cx={x(index)}
          cy="7"
          r="5"
          strokeWidth="1.5"
          className={moment ? (index === 2 ? SEEN : FILLED) : OPEN}
        />
      ))}
    </svg>
  );
}
