/** A page that takes longer than 400 ms shows that it is on its way: dots along the top edge. */
import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Dots } from "@/shared/ui/Dots";
import { useLater } from "@/shared/ui/LoadingContainer";

export function NavigationProgress() {
  return useNavigation().state === "loading" ? <LateProgress /> : null;
}

function LateProgress() {
  const t = useTranslations("shell");
  const late = useLater(400);
  if (!late) return null;
  return (
    <div className="pointer-events-none fixed inset-x-0 top-20 z-40 grid place-items-center">
      <div className="animate-appear rounded-full border border-border bg-surface-raised px-4 py-2 text-accent shadow-black/10 shadow-lg">
        <Dots label={t("pageLoading")} />
      </div>
    </div>
  );
}
