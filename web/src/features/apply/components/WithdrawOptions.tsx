/** Options while an application waits for its code: later, edit, or delete. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { isBuilt } from "@/routes/table";
import type { MyApplicationDetail } from "@/shared/api/generated";
import { Button } from "@/shared/ui/Button";
import { buttonStyle } from "@/shared/ui/buttonStyle";

interface WithdrawOptionsProps {
  readonly application: MyApplicationDetail;
  readonly isDeleting: boolean;
  readonly onDelete: () => void;
}

export function WithdrawOptions({
  application: { job, awaits, sent },
  isDeleting,
  onDelete,
}: WithdrawOptionsProps) {
  const t = useTranslations("apply.verification");
  const isPhone = !sent.email;
  const later = awaits === "verification" ? "later.text" : "later.textConfirmed";
  return (
    <div className="grid gap-8 border-border border-t pt-8 md:grid-cols-2">
      <section aria-labelledby="later">
        <h2 id="later" className="text-lg">
          {t("later.heading")}
        </h2>
        <p className="mt-1 mb-4 text-sm text-text-muted">{t(isPhone ? `${later}Phone` : later)}</p>
        <RouteLink route={isBuilt("jobs") ? "jobs" : "home"} className={buttonStyle("secondary")}>
          {t("later.browse")}
        </RouteLink>
      </section>
      <section aria-labelledby="change">
        <h2 id="change" className="text-lg">
          {t("change.heading")}
        </h2>
        <p className="mt-1 mb-4 text-sm text-text-muted">
          {t(awaits === "sending" ? "change.textConfirmed" : isPhone ? "change.textPhone" : "change.text")}
        </p>
        <div className="flex flex-wrap gap-3">
          {awaits === "verification" && job.isActive && (
            <RouteLink
              route="apply"
              params={{ jobId: job.id, slug: job.slug ?? String(job.id) }}
              className={buttonStyle("secondary")}
            >
              {t("change.edit")}
            </RouteLink>
          )}
          <Button variant="secondary" isPending={isDeleting} onPress={onDelete}>
            {t("change.delete")}
          </Button>
        </div>
      </section>
    </div>
  );
}
