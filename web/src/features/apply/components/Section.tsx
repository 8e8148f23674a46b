/** A titled section of a form. */
import { type ReactNode, useId } from "react";

interface SectionProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

export function Section({ title, hint, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5 border-border border-t pt-6">
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {hint !== undefined && <p className="mt-1 text-sm text-text-muted">{hint}</p>}
      </div>
      {children}
    </section>
  );
}
