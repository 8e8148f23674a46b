/** Filters by job and status: links, so that Back and bookmarks work. */
import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import type { Inbox } from "@/shared/api/generated";
import { INBOX_STATUSES } from "@/shared/application-status/states";
import { CHIP } from "@/shared/ui/chip";
import { classes } from "@/shared/ui/classes";
import type { InboxFilters as Filters } from "../filters";

export function InboxFilters({ inbox, filters }: { inbox: Inbox; filters: Filters }) {
  const t = useTranslations("inbox");
  const statuses = useTranslations("application-status.inboxStatus");
  const { pathname, search } = useLocation();
  const to = (name: "job" | "status", value: string | undefined) => {
    const next = new URLSearchParams(search);
    next.delete("page");
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    return `${pathname}?${next}`;
  };
  return (
    <div className="flex flex-col gap-4">
      {inbox.jobs.length > 1 && (
        <Choices label={t("byJob")}>
          <Choice to={to("job", undefined)} isChosen={filters.jobId === undefined}>
            {t("allJobs")}
          </Choice>
          {inbox.jobs.map((job) => (
            <Choice key={job.id} to={to("job", String(job.id))} isChosen={filters.jobId === job.id}>
              {job.title}
              {job.new > 0 && (
                <span className="text-accent">{t("newCount", { shown: String(job.new) })}</span>
              )}
            </Choice>
          ))}
        </Choices>
      )}
      <Choices label={t("byStatus")}>
        <Choice to={to("status", undefined)} isChosen={filters.status === undefined}>
          {t("allStatuses")}
        </Choice>
        {INBOX_STATUSES.map((status) => (
          <Choice key={status} to={to("status", status)} isChosen={filters.status === status}>
            {statuses(status)}
          </Choice>
        ))}
      </Choices>
    </div>
  );
}

function Choices({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {children}
    </nav>
  );
}

function Choice({ to, isChosen, children }: { to: string; isChosen: boolean; children: React.ReactNode }) {
  return (
    <Link
      to={to}
      aria-current={isChosen ? "true" : undefined}
      className={classes(CHIP, isChosen && "border-accent bg-accent-soft text-accent")}
    >
      {children}
    </Link>
  );
}
