/** Details that a reason adds to the words of its code; in English where there are no words for it. */
import { useDetail } from "./useReason";

interface ReasonProps {
  readonly code: string;
  readonly reason: string;
  readonly className?: string;
}

export function Reason({ code, reason, className = "" }: ReasonProps) {
  const detail = useDetail()(code, reason);
  if (detail === null) return null;
  return (
    <span lang={detail === undefined ? "en" : undefined} className={`wrap-anywhere ${className}`}>
      {detail ?? reason}
    </span>
  );
}
