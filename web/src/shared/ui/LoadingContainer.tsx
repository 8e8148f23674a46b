/** What is being fetched: nothing for 400 ms, then the dots; and when it failed, the way to try again. */
import { type ReactNode, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "./Button";
import { Dots } from "./Dots";

const SPINNER_DELAY = 400;

interface LoadingContainerProps {
  readonly isLoading: boolean;
  readonly hasError: boolean;
  readonly onReload: () => void;
  /** The shape of what will come, in place of the dots. */
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
  if (isLoading) return skeleton ?? <LateDots />;
  return children;
}

export function LateDots() {
  const t = useTranslations("ui");
  const late = useLater(SPINNER_DELAY);
  return (
    <div className="grid min-h-40 place-items-center text-accent">
      {late && <Dots label={t("loading")} />}
    </div>
  );
}

/** True once that many milliseconds have passed. */
export function useLater(milliseconds: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return late;
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
