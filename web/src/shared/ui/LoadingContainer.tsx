/** Loading and error states: nothing for 400 ms, then an indicator; on errors a retry button. */

import { type ReactNode, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { SPINNER_DELAY } from "@/shared/constants";
import { Button } from "./Button";
import { Dots } from "./Dots";

interface LoadingContainerProps {
  readonly isLoading: boolean;
  readonly hasError: boolean;
  readonly onReload: () => void;
  /** Shown instead of the indicator. */
  readonly skeleton?: ReactNode;
  readonly children: ReactNode;
}

export function LoadingContainer({
  isLoading,
  hasError,
  onReload,
  skeleton,
  children,
}: LoadingContainerProps) {
  if (hasError) return <LoadingFailed onReload={onReload} />;
  if (isLoading) return skeleton ?? <DelayedDots />;
  return children;
}

export function DelayedDots() {
  const t = useTranslations("ui");
  const isDelayOver = useDelay(SPINNER_DELAY);
  return (
    <div className="grid min-h-40 place-items-center text-accent">
      {isDelayOver && <Dots label={t("loading")} />}
    </div>
  );
}

/** True after so many milliseconds. */
export function useDelay(milliseconds: number): boolean {
  const [isDelayOver, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isDelayOver;
}

export function LoadingFailed({ onReload }: { onReload: () => void }) {
  const t = useTranslations("ui");
  return (
    <div role="alert" className="flex flex-col items-center gap-4 px-4 py-10 text-center">
      <div>
        <p className="font-semibold text-lg">{t("loadingFailed")}</p>
        <p className="mt-1 text-text-muted">{t("loadingFailedHint")}</p>
      </div>
      <Button variant="secondary" onPress={onReload}>
        {t("reload")}
      </Button>
    </div>
  );
}
