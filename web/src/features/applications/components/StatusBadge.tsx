/** Badge with the status of an application. */
import { useTranslations } from "use-intl";
import type { ApplicationStatus } from "@/shared/api/generated";
import { OF_APPLICANT } from "@/shared/application-status/states";
import { Badge } from "@/shared/ui/Badge";

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const t = useTranslations("application-status.status");
  return <Badge tone={OF_APPLICANT[status].tone}>{t(status)}</Badge>;
}
