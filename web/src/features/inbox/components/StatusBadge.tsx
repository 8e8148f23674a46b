/** Badge with an application's status for the employer. */
import { useTranslations } from "use-intl";
import type { InboxStatus } from "@/shared/api/generated";
import { OF_EMPLOYER } from "@/shared/application-status/states";
import { Badge } from "@/shared/ui/Badge";

export function StatusBadge({ status }: { status: InboxStatus }) {
  const t = useTranslations("application-status.inboxStatus");
  return <Badge tone={OF_EMPLOYER[status].tone}>{t(status)}</Badge>;
}
