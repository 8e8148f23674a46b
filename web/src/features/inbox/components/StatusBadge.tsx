/** Badge with an application's status for the employer. */
import { useTranslations } from "use-intl";
import type { InboxStatus } from "@/shared/api/generated";
import { Badge, type BadgeTone } from "@/shared/ui/Badge";

const TONES: Record<InboxStatus, BadgeTone> = {
  new: "accent",
  updated: "accent",
  seen: "seen",
  ended: "neutral",
  withdrawn: "neutral",
};

export function StatusBadge({ status }: { status: InboxStatus }) {
  const t = useTranslations("inbox.status");
  return <Badge tone={TONES[status]}>{t(status)}</Badge>;
}
