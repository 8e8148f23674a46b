/** Whether everything has arrived, in words: nobody has to press a button to save. */
import { Check, CloudOff, LoaderCircle, TriangleAlert } from "lucide-react";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { classes } from "@/shared/ui/classes";
import type { SaveState } from "../editing/EditQueue";

const ICONS = {
  saved: Check,
  saving: LoaderCircle,
  waiting: CloudOff,
  "signed-out": TriangleAlert,
  conflict: TriangleAlert,
} satisfies Record<SaveState, unknown>;

interface SaveStatusProps {
  readonly state: SaveState;
  readonly onRetry: () => void;
  /** Shows the conflict again. */
  readonly onDecide: () => void;
}

export function SaveStatus({ state, onRetry, onDecide }: SaveStatusProps) {
  const t = useTranslations("cv.save");
  const Icon = ICONS[state];
  const isCalm = state === "saved" || state === "saving";
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <p
        role="status"
        className={classes(
          "flex items-center gap-2",
          isCalm ? "text-text-muted" : "font-semibold text-warning",
        )}
      >
        <Icon aria-hidden className={classes("size-4 shrink-0", state === "saving" && "animate-shimmer")} />
        {t(state)}
      </p>
      {(state === "waiting" || state === "conflict") && (
        <button
          type="button"
          onClick={state === "waiting" ? onRetry : onDecide}
          className="link min-h-11 md:min-h-8"
        >
          {t(state === "waiting" ? "retry" : "decide")}
        </button>
      )}
      {state === "signed-out" && (
        <RouteLink route="login" className="link inline-flex min-h-11 items-center md:min-h-8">
          {t("signIn")}
        </RouteLink>
      )}
    </div>
  );
}
