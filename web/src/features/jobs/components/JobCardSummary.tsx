/** The lines under a card's title: employer and place; salary, its estimate, type and hours; then the pill or the age. */
import { Eye } from "lucide-react";
import { useTranslations } from "use-intl";
import type { JobCard } from "@/shared/api/generated";
import { useAge } from "@/shared/i18n/useAge";
import { useFormats } from "@/shared/i18n/useFormats";
import { classes } from "@/shared/ui/classes";
import { JobPill, usePill } from "./JobPill";
import { JobPlace } from "./JobPlace";
import { ShortSalaryEstimate } from "./SalaryEstimate";
import { useSalaryText } from "./useSalaryText";

interface JobCardSummaryProps {
  readonly job: JobCard;
  readonly isOpen: boolean;
  /** Whether the list that the card is in is labelled as paid already. */
  readonly isInPaidBlock: boolean;
}

const SHORT_NAME = 8;
/** Place of the estimated salary among the terms. */
const ESTIMATE = 1;

export function JobCardSummary({ job, ...status }: JobCardSummaryProps) {
  return (
    <ul className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1 text-sm text-text-muted leading-5 @md:grid-cols-[minmax(0,1fr)_auto]">
      <li className="flex min-w-0">
        <span
          className={classes(
            "truncate text-text",
            // A short name needs no more room than it has letters.
            job.employer.name.length > SHORT_NAME ? "min-w-16 shrink-[3]" : "shrink-0",
          )}
          title={job.employer.name}
        >
          {job.employer.name}
        </span>
        <span className="shrink-0 whitespace-pre">{" · "}</span>
        <span className="min-w-0 truncate" title={job.location}>
          <JobPlace job={job} />
        </span>
      </li>
      <Terms job={job} />
      <li className="flex min-h-6 items-center @md:col-start-2 @md:row-start-1 @md:-my-0.5">
        <Status job={job} {...status} />
      </li>
    </ul>
  );
}

/** Salary, type of employment and hours, as far as the ad names them. */
function Terms({ job: { salary, salaryEstimate, employment, workingTime } }: { job: JobCard }) {
  const t = useTranslations("jobs.cardTerms");
  const salaryText = useSalaryText();
  const terms = [
    salary && <strong className="font-semibold text-text tabular-nums">{salaryText(salary, "short")}</strong>,
    salary && salaryEstimate && <ShortSalaryEstimate salary={salary} estimate={salaryEstimate} />,
    employment && t(employment),
    workingTime && t(workingTime),
  ];
  if (terms.every((term) => term === null)) return null;
  return (
    <li className="overflow-hidden @md:col-span-2">
      {/* A separator at the start of a line is cut off. */}
      <span className="-ml-3 flex flex-wrap">
        {terms.map(
          (term, index) =>
            term && (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: the terms never change their order
                key={index}
                // Only where all terms fit on one line: a second one would leave fewer cards on the screen.
                className={
                  index === ESTIMATE ? "hidden whitespace-nowrap @2xl:flex" : "flex whitespace-nowrap"
                }
              >
                <span className="w-3 whitespace-pre text-center">
                  {terms.slice(0, index).some((before) => before !== null) ? " · " : ""}
                </span>
                {term}
              </span>
            ),
        )}
      </span>
    </li>
  );
}

function Status({ job, isOpen, isInPaidBlock }: JobCardSummaryProps) {
  const t = useTranslations("jobs");
  const age = useAge();
  const formats = useFormats();
  const found = usePill(job, isOpen);
  const pill = isInPaidBlock && found === "promoted" ? undefined : found;
  const { isSeen } = job.userInfo;
  return (
    <>
      {job.demo && <span className={classes("whitespace-pre", pill && "mr-1")}>{`${t("demo")} · `}</span>}
      {pill && <JobPill job={job} pill={pill} />}
      {!pill && isSeen && !isOpen && (
        <span className="flex items-center gap-1">
          <Eye aria-hidden className="size-4" />
          {t("seen")}
        </span>
      )}
      {!pill && (!isSeen || isOpen) && (
        <time dateTime={job.publishedAt}>
          {job.isActive ? age(job.publishedAt) : formats.date(job.publishedAt)}
        </time>
      )}
    </>
  );
}
