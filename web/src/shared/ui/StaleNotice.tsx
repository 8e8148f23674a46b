/** Says that a list is being updated, and loads it again until it is. */
import { useEffect } from "react";
import { useTranslations } from "use-intl";

const PAUSE_MILLISECONDS = 2000;

interface StaleNoticeProps {
  readonly isStale: boolean;
  readonly onReload: () => void;
}

export function StaleNotice({ isStale, onReload }: StaleNoticeProps) {
  const t = useTranslations("ui");
  useEffect(() => {
    if (!isStale) return;
    const timer = setInterval(onReload, PAUSE_MILLISECONDS);
    return () => clearInterval(timer);
  }, [isStale, onReload]);
  return (
    <p role="status" className={isStale ? "mb-4 text-sm text-text-muted" : undefined}>
      {isStale && t("stale")}
    </p>
  );
}
