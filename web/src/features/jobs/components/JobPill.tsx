/** The pill of a job as text and colour; nothing for a job that has none. */
import { Check } from "lucide-react";
import { useContext } from "react";
import { useTranslations } from "use-intl";
import type { JobCard, JobDetail } from "@/shared/api/generated";
import { NowContext } from "@/shared/i18n/useAge";
import { useFormats } from "@/shared/i18n/useFormats";
import { Badge, type BadgeTone } from "@/shared/ui/Badge";
import { type Pill, pillOf } from "../pill";

const TONES: Record<Pill, BadgeTone> = {
  paused: "danger",
  inactive: "danger",
  applied: "success",
  closing: "warning",
  new: "accent",
  promoted: "neutral",
  highlighted: "neutral",
};

/** `isOpen`: the job is being read right now; then having read it takes nothing from its being new. */
export function usePill(job: JobCard | JobDetail, isOpen: boolean): Pill | undefined {
  return pillOf(job, useDaysLeft(job), isOpen);
}

export function JobPill({ job, pill }: { job: JobCard | JobDetail; pill: Pill }) {
  const t = useTranslations("jobs");
  const formats = useFormats();
  const days = useDaysLeft(job);
  return (
    <Badge tone={TONES[pill]}>
      {pill === "applied" && <Check aria-hidden className="size-3.5" />}
      {pill === "applied" && t("appliedPill")}
      {pill === "closing" && t("closing", { days, shown: formats.number(days) })}
      {pill !== "applied" && pill !== "closing" && t(pill)}
    </Badge>
  );
}

function useDaysLeft({ applyUntil }: JobCard | JobDetail): number {
  const now = useContext(NowContext);
  return Math.max(0, useFormats().daysUntil(applyUntil, now));
}
