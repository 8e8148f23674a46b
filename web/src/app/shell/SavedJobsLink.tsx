/** Leads guests to the jobs that they saved in this browser: the heart of the cards, in the header of wide screens. */
import { Heart } from "lucide-react";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { classes } from "@/shared/ui/classes";
import { ICON_BUTTON } from "@/shared/ui/IconButton";

export function SavedJobsLink({ className }: { className?: string }) {
  const t = useTranslations("shell");
  return (
    <RouteLink
      route="savedJobs"
      aria-label={t("savedJobs")}
      title={t("savedJobs")}
      className={classes(ICON_BUTTON, className)}
    >
      <Heart aria-hidden className="size-5" />
    </RouteLink>
  );
}
