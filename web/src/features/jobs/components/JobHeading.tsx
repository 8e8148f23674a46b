/** What one wants to know first: title, employer, place and pay, each on a line of its own. */
import { Banknote, Building2, Clock, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { JobDetail } from "@/shared/api/generated";
import { useAge } from "@/shared/i18n/useAge";
import { useFormats } from "@/shared/i18n/useFormats";
import { Badge } from "@/shared/ui/Badge";
import { prominenceOf } from "../formats";
import { JobPlace } from "./JobPlace";
import { useSalaryText } from "./useSalaryText";

export function JobHeading({ job }: { job: JobDetail }) {
  const t = useTranslations("jobs");
  const formats = useFormats();
  const age = useAge();
  const salaryText = useSalaryText();
  const prominence = prominenceOf(job.format);
  return (
    <div className="max-w-4xl">
      <p className="mb-3 flex flex-wrap gap-1.5 empty:hidden">
        {!job.isActive && <Badge tone="danger">{t(job.standing === "paused" ? "paused" : "inactive")}</Badge>}
        {job.isActive && job.userInfo.isNew && <Badge tone="accent">{t("new")}</Badge>}
        {prominence !== "plain" && <Badge>{t(prominence)}</Badge>}
        {job.demo && <Badge>{t("demo")}</Badge>}
      </p>
      <h1 lang={job.language} className="break-words text-3xl md:text-4xl">
        {job.title}
      </h1>
      <ul className="mt-4 flex flex-col gap-2 text-text-muted">
        <Line icon={<Building2 aria-hidden className="size-5" />}>
          <span className="font-semibold text-text">{job.employer.name}</span>
        </Line>
        <Line icon={<MapPin aria-hidden className="size-5" />}>
          <JobPlace job={job} />
        </Line>
        {job.salary && (
          <Line icon={<Banknote aria-hidden className="size-5" />}>
            <strong className="font-semibold text-text">{salaryText(job.salary)}</strong>
          </Line>
        )}
        <Line icon={<Clock aria-hidden className="size-5" />}>
          <time dateTime={job.publishedAt}>{t("page.published", { age: age(job.publishedAt) })}</time>
          {job.isActive && (
            <>
              {" · "}
              <time dateTime={job.applyUntil}>
                {t("applyUntil", { date: formats.longDate(job.applyUntil) })}
              </time>
            </>
          )}
        </Line>
      </ul>
    </div>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <span className="mt-0.5 shrink-0">{icon}</span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}
