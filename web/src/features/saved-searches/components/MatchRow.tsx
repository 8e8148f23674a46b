/** A job that matched a saved search: when, and whether it was mailed. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { SearchMatch } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { useMatchTexts } from "../useMatchTexts";

export function MatchRow({ match }: { match: SearchMatch }) {
  const t = useTranslations("saved-searches.why");
  const formats = useFormats();
  const { outcomeOf } = useMatchTexts();
  const { job, jobId, matchedAt } = match;
  return (
    <li className="flex flex-col gap-0.5 py-3">
      {job ? (
        <RouteLink
          route="job"
          params={{ jobId, slug: job.slug }}
          lang={job.language}
          className="wrap-anywhere font-semibold hover:text-accent hover:underline"
        >
          {job.title}
        </RouteLink>
      ) : (
        <span className="font-semibold">{t("goneJob", { number: String(jobId) })}</span>
      )}
      <span className="text-sm">{outcomeOf(match)}</span>
      {matchedAt !== null && (
        <span className="text-sm text-text-muted">{t("matchedAt", { at: formats.dateTime(matchedAt) })}</span>
      )}
    </li>
  );
}
