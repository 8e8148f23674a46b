/** Badge with the status of an application. */
import { useTranslations } from "use-intl";
import type { ApplicationStatus } from "@/shared/api/generated";
import { Badge } from "@/shared/ui/Badge";
import { TONES } from "../states";

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const t = useTranslations("applications.status");
  return <Badge tone={TONES[status]}>{t(status)}</Badge>;
}
