/** Badge with an application's status for the employer. */
import { useTranslations } from "use-intl";
import type { InboxStatus } from "@/shared/api/generated";
import { Badge } from "@/shared/ui/Badge";
import { TONES } from "../states";

export function StatusBadge({ status }: { status: InboxStatus }) {
  const t = useTranslations("inbox.status");
  return <Badge tone={TONES[status]}>{t(status)}</Badge>;
}
