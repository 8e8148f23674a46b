/** Outcome of a reading, as text and colour, with the reason. */
import { useTranslations } from "use-intl";
import type { FeedReading } from "@/shared/api/generated";
import { Badge, type BadgeTone } from "@/shared/ui/Badge";
import { useReason } from "./useReason";

const TONES: Record<FeedReading["outcome"], BadgeTone> = {
  running: "accent",
  done: "success",
  "not-modified": "neutral",
  broken: "danger",
  failed: "danger",
  interrupted: "warning",
};

export function Outcome({ reading }: { reading: FeedReading }) {
  const t = useTranslations("feeds.outcome");
  const reason = useReason();
  return (
    <>
      <Badge tone={TONES[reading.outcome]}>{t(reading.outcome)}</Badge>
      {reading.code && <span className="text-sm">{reason(reading.code)}</span>}
    </>
  );
}
