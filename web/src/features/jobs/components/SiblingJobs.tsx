/** Other jobs of the same employer with the same title: their places, and links to them once unfolded. */
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { JobCard, SiblingJob } from "@/shared/api/generated";
import { useRestorePoint } from "@/shared/hooks/restorePoint";
import { useFormats } from "@/shared/i18n/useFormats";
import { classes } from "@/shared/ui/classes";
import { adLanguage } from "../adLanguage";
import { groupToggled, isUnfolded } from "../unfoldedSlice";
import { useOpenInSplitView } from "./useOpenInSplitView";

interface SiblingJobsProps {
  readonly job: JobCard;
  readonly siblings: readonly SiblingJob[];
  readonly list: string | undefined;
  /** Id of the job that is open. */
  readonly current: number | undefined;
}

/** Places named before the group is unfolded. */
const PLACES_NAMED = 3;

export function SiblingJobs({ job, siblings, list, current }: SiblingJobsProps) {
  const t = useTranslations("jobs.siblings");
  const formats = useFormats();
  const id = useId();
  const dispatch = useDispatch();
  const chosen = useSelector((state: Parameters<typeof isUnfolded>[0]) => isUnfolded(state, job.id));
  const restored = useRestorePoint()?.jobId;
  const isOpen = chosen ?? siblings.some((sibling) => sibling.id === current || sibling.id === restored);
  const count = { count: siblings.length, shown: formats.number(siblings.length) };
  const places = placesOf(siblings);
  return (
    <div className="relative z-10 text-sm md:mt-1">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => dispatch(groupToggled({ jobId: job.id, isUnfolded: !isOpen }))}
        className="-mx-2 flex min-h-11 max-w-full items-center gap-1.5 rounded-control px-2 text-left font-semibold text-accent leading-5 hover:underline md:min-h-6"
      >
        <span className="min-w-0 break-words">
          {places ? t("inPlaces", { ...count, places }) : t("more", count)}
        </span>
        <ChevronDown
          aria-hidden
          className={classes("size-4 shrink-0 transition-transform", isOpen && "rotate-180")}
        />
      </button>
      <ul id={id} className={classes("pb-1", !isOpen && "hidden noscript:block")}>
        {siblings.map((sibling) => (
          <li key={sibling.id} data-job={sibling.id}>
            <SiblingLink job={job} sibling={sibling} list={list} isCurrent={sibling.id === current} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SiblingLinkProps extends Pick<SiblingJobsProps, "job" | "list"> {
  readonly sibling: SiblingJob;
  readonly isCurrent: boolean;
}

function SiblingLink({ job, sibling, list, isCurrent }: SiblingLinkProps) {
  const openInSplitView = useOpenInSplitView(sibling, list);
  const { id, slug, location } = sibling;
  return (
    <RouteLink
      route="job"
      params={{ jobId: id, slug }}
      onClick={openInSplitView}
      aria-current={isCurrent ? "true" : undefined}
      className={classes(
        "-mr-2 -ml-2.75 flex min-h-11 items-center border-l-3 px-2 text-accent hover:underline md:min-h-8",
        isCurrent ? "border-accent font-semibold" : "border-transparent",
      )}
    >
      {/* A place alone would not tell out of context which job the link leads to. */}
      <span lang={adLanguage(job)} className={location === "" ? undefined : "sr-only"}>
        {location === "" ? job.title : `${job.title},`}
      </span>{" "}
      <span className="min-w-0 break-words">{location}</span>
    </RouteLink>
  );
}

/** Each place once; empty where none is named. */
function placesOf(siblings: readonly SiblingJob[]): string {
  const places = [...new Set(siblings.map(({ location }) => location).filter(Boolean))];
  // "Zadar, Croatia" has a comma of its own.
  const separator = places.some((place) => place.includes(",")) ? " · " : ", ";
  const named = places.slice(0, PLACES_NAMED).join(separator);
  return places.length > PLACES_NAMED ? `${named} …` : named;
}
