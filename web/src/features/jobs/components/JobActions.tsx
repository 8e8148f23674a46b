/** Actions on a job: apply, where the page has no other place for it; save, share, print. */
import { Printer } from "lucide-react";
import { useTranslations } from "use-intl";
import type { JobDetail } from "@/shared/api/generated";
import { Button } from "@/shared/ui/Button";
import { classes } from "@/shared/ui/classes";
import { ApplyLink } from "./ApplyLink";
import { SaveJob } from "./SaveJob";
import { ShareJob } from "./ShareJob";

interface JobActionsProps {
  readonly job: JobDetail;
  /** On a wide screen beside a list; smaller ones have a bar for it. */
  readonly isApplyShown: boolean;
  readonly className?: string | undefined;
}

export function JobActions({ job, isApplyShown, className }: JobActionsProps) {
  const t = useTranslations("jobs.page");
  return (
    <div className={classes("flex min-h-11 flex-wrap gap-2 print:hidden", className)}>
      {isApplyShown && (
        <div className="hidden lg:block">
          <ApplyLink job={job} />
        </div>
      )}
      <SaveJob job={job} isNamed />
      <ShareJob job={job} />
      <Button variant="quiet" className="max-md:hidden noscript:hidden" onPress={() => window.print()}>
        <Printer aria-hidden className="size-5" />
        {t("print")}
      </Button>
    </div>
  );
}
