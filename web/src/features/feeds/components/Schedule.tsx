/** Schedule by which a feed is read, and its address. */
import { useTranslations } from "use-intl";
import type { ReportedFeed } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";

const HOUR = 60;
const DAY = 24 * HOUR;

export function Schedule({ feed }: { feed: ReportedFeed }) {
  const period = usePeriod();
  const next = useNext();
  return (
    <p className="wrap-anywhere text-sm text-text-muted">
      {[feed.format, period(feed), ...next(feed), feed.location].join(" · ")}
    </p>
  );
}

function usePeriod(): (feed: ReportedFeed) => string {
  const t = useTranslations("feeds.schedule");
  return ({ paused, everyMinutes }) => {
    if (paused) return t("paused");
    if (everyMinutes === null) return t("byHand");
    if (everyMinutes === DAY) return t("daily");
    if (everyMinutes === HOUR) return t("hourly");
    if (everyMinutes % DAY === 0) return t("days", { count: String(everyMinutes / DAY) });
    if (everyMinutes % HOUR === 0) return t("hours", { count: String(everyMinutes / HOUR) });
    return t("minutes", { count: String(everyMinutes) });
  };
}

/** Returns when a feed is read again; nothing for a feed that is read on command only. */
function useNext(): (feed: ReportedFeed) => string[] {
  const t = useTranslations("feeds.schedule");
  const formats = useFormats();
  return ({ paused, dueAt }) =>
    paused || dueAt === null ? [] : [t("next", { time: formats.dateTime(dueAt) })];
}
