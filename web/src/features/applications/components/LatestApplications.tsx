/** The latest applications of somebody who is signed in, in the words of their own page. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { MyApplication, MyApplications } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { StaleNotice } from "@/shared/ui/StaleNotice";
import { StatusBadge } from "./StatusBadge";

const SHOWN = 3;

interface LatestApplicationsProps {
  readonly listed: MyApplications;
  readonly onReload: () => unknown;
}

export function LatestApplications({ listed: { items, total, stale }, onReload }: LatestApplicationsProps) {
  const t = useTranslations("home.mine");
  const formats = useFormats();
  return (
    <section aria-labelledby="my-applications">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="my-applications" className="text-xl">
          {t("applications")}
        </h2>
        {total > 0 && (
          <RouteLink route="myApplications" className="link font-semibold">
            {t("allApplications", { shown: formats.number(total) })}
          </RouteLink>
        )}
      </div>
      <StaleNotice isStale={stale} onReload={onReload} />
      {items.length === 0 ? (
        <p className="text-text-muted">{t("noApplications")}</p>
      ) : (
        <ul className="divide-y divide-border rounded-card border border-border bg-surface-raised">
          {items.slice(0, SHOWN).map((application) => (
            <Application key={application.id} application={application} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Application({
  application: { id, job, status, sentAt, initiatedAt },
}: {
  application: MyApplication;
}) {
  const t = useTranslations("applications");
  const formats = useFormats();
  const date = formats.longDate(sentAt ?? initiatedAt);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <RouteLink
          route="myApplications"
          search={{ application: id }}
          className="font-semibold hover:text-accent hover:underline"
        >
          {job.title}
        </RouteLink>
        <p className="text-sm text-text-muted">
          {job.employerName} · {t(sentAt ? "sentOn" : "startedOn", { date })}
        </p>
      </div>
      <StatusBadge status={status} />
    </li>
  );
}
