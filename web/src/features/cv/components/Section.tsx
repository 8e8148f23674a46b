/** A section of the editor. */
import type { ReactNode } from "react";
import { Card } from "@/shared/ui/Card";

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

export function Section({ id, title, lead, action, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <Card className="flex flex-col gap-5">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 id={`${id}-title`} className="text-xl">
              {title}
            </h2>
            {lead !== undefined && <p className="mt-1 text-sm text-text-muted">{lead}</p>}
          </div>
          {action}
        </div>
        {children}
      </Card>
    </section>
  );
}
