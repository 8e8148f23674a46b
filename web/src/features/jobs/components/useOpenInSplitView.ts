/** On wide screens a plain click opens the job in the split view; otherwise, and in a new tab, on its own. */
import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { useLocale } from "use-intl";
import { href } from "@/routes/href";
import type { SiblingJob } from "@/shared/api/generated";
import { isWide } from "@/shared/ui/breakpoints";

export function useOpenInSplitView({ id, slug }: Pick<SiblingJob, "id" | "slug">, list: string | undefined) {
  const navigate = useNavigate();
  const locale = useLocale();
  if (list === undefined) return undefined;
  return (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || !isWide()) return;
    event.preventDefault();
    void navigate(`${href("job", { jobId: id, slug }, locale)}?${list}`);
  };
}
