/** When a feed is read, and from where. */
import { useTranslations } from "use-intl";
import type { ReportedFeed } from "@/shared/api/generated";

const HOUR = 60;
const DAY = 24 * HOUR;

export function Schedule({ feed }: { feed: ReportedFeed }) {
  const period = usePeriod();
  return (
    <p className="wrap-anywhere text-sm text-text-muted">
      {feed.format} · {period(feed)} · {feed.location}
    </p>
  );
}

function usePeriod(): (feed: ReportedFeed) => string {
  const t = useTranslations("feeds.schedule");
  return ({ paused, everyMinutes }) => {
    if (paused) return t("paused");
    if (everyMinutes === null) return t("byHand");
    if (everyMinutes % DAY === 0) return t("days", { count: String(everyMinutes / DAY) });
    if (everyMinutes % HOUR === 0) return t("hours", { count: String(everyMinutes / HOUR) });
    return t("minutes", { count: String(everyMinutes) });
  };
}
