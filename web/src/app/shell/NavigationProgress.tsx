/** Progress indicator of a navigation that takes longer than 400 ms. */

import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { SPINNER_DELAY } from "@/shared/constants";
import { Dots } from "@/shared/ui/Dots";
import { useDelay } from "@/shared/ui/LoadingContainer";

export function NavigationProgress() {
  return useNavigation().state === "loading" ? <DelayedProgress /> : null;
}

function DelayedProgress() {
  const t = useTranslations("shell");
  const isDelayOver = useDelay(SPINNER_DELAY);
  if (!isDelayOver) return null;
  return (
    <div className="pointer-events-none fixed inset-x-0 top-20 z-40 grid place-items-center">
      <div className="animate-appear rounded-full border border-border bg-surface-raised px-4 py-2 text-accent shadow-black/10 shadow-lg">
        <Dots label={t("pageLoading")} />
      </div>
    </div>
  );
}
