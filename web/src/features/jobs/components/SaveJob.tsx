/** Button that saves a job. Needs JavaScript. */
import { Heart } from "lucide-react";
import { useTranslations } from "use-intl";
import type { JobCard } from "@/shared/api/generated";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { classes } from "@/shared/ui/classes";
import { ICON_BUTTON } from "@/shared/ui/IconButton";
import { useSaveJob } from "./useSaveJob";

interface SaveJobProps {
  readonly job: JobCard;
  /** With a visible label. */
  readonly isNamed?: boolean;
  readonly className?: string;
}

export function SaveJob({ job, isNamed = false, className }: SaveJobProps) {
  const t = useTranslations("jobs");
  const toggle = useSaveJob(job);
  const { isSaved } = job.userInfo;
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={t("saveJob", { title: job.title })}
      onClick={() => void toggle()}
      className={classes("noscript:hidden", isNamed ? buttonStyle("secondary") : ICON_BUTTON, className)}
    >
      <Heart aria-hidden className={classes("size-5", isSaved && "fill-accent stroke-accent")} />
      {isNamed && <span aria-hidden>{t(isSaved ? "saved" : "save")}</span>}
    </button>
  );
}
