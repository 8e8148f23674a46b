/** A section of the settings. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Card } from "@/shared/ui/Card";
import type { SectionId } from "../sections";

interface SectionProps {
  readonly id: SectionId;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ id, lead, children }: SectionProps) {
  const t = useTranslations("settings.sections");
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <Card className="flex flex-col gap-5">
        <div>
          <h2 id={`${id}-title`} className="text-xl">
            {t(id)}
          </h2>
          {lead !== undefined && <p className="mt-1 text-text-muted">{lead}</p>}
        </div>
        {children}
      </Card>
    </section>
  );
}
